import styled from '@emotion/styled';
import { useAddressParams } from '@mandate/web/src/lib/addresses/address-params.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { BarText, Count, Toolbar, ToolbarGap } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { SelectField } from '@mandate/web/src/ui/fields/select-field.tsx';
import { useIsPhone } from '@mandate/web/src/ui/media/use-media.ts';
import { SidePanel } from '@mandate/web/src/ui/overlays/side-panel.tsx';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countOf, orders, type ShopFilter } from '../filter/shop-filter.ts';
import { ShopFilters } from '../filter/shop-filters.tsx';

const Bar = styled(Toolbar)({ padding: 0, minHeight: 36 });

const Views = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  '& [aria-pressed=true]': { background: vars.palette.tint, color: vars.palette.primaryText },
}));

interface ProductToolbarProps {
  /** How many products were found; undefined until they are read. */
  count: number | undefined;
  filter: ShopFilter;
  onFilter: (part: Partial<ShopFilter>) => void;
  /** Sets a parameter of the address, or takes it away. */
  onSet: (name: string, value: string | null) => void;
}

/** How many products were found, in which order they stand, and how. On phones the filters open from here. */
export function ProductToolbar({ count, filter, onFilter, onSet }: ProductToolbarProps) {
  const { t } = useTranslation('demo');
  const [params] = useAddressParams();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const isRows = params.get('view') === 'list';
  const active = countOf(filter);
  return (
    <Bar>
      {isPhone && (
        <Button size="toolbar" icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('shop.filter.title')}
          {active > 0 && <Count>{active}</Count>}
        </Button>
      )}
      <BarText role="status">{count !== undefined && t('shop.found', { count })}</BarText>
      <ToolbarGap />
      <SelectField
        label={t('shop.sort.label')}
        isLabelHidden
        size="toolbar"
        choices={orders.map((order) => ({ value: order, label: t(`shop.sort.${order}`) }))}
        value={orders.find((order) => order === params.get('sort')) ?? 'default'}
        onChange={({ target }) => onSet('sort', target.value === 'default' ? null : target.value)}
      />
      <Views>
        <TooltipIconButton
          size="toolbar"
          label={t('shop.asGrid')}
          icon={<LayoutGrid aria-hidden="true" />}
          aria-pressed={!isRows}
          onClick={() => onSet('view', null)}
        />
        <TooltipIconButton
          size="toolbar"
          label={t('shop.asList')}
          icon={<List aria-hidden="true" />}
          aria-pressed={isRows}
          onClick={() => onSet('view', 'list')}
        />
      </Views>
      {isPhone && (
        <SidePanel
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onLeft={() => undefined}
          title={t('shop.filter.title')}
          closeLabel={t('shop.filter.close')}
        >
          <ShopFilters filter={filter} onFilter={onFilter} />
        </SidePanel>
      )}
    </Bar>
  );
}
