import styled from '@emotion/styled';
import { BarText, Toolbar, ToolbarGap } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { SelectField } from '@mandate/web/src/ui/fields/select-field.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '../filter/shop-filter.ts';

const Bar = styled(Toolbar)({ padding: 0 });
const Sizes = styled('div')({ width: 128 });

interface ProductPagesProps {
  page: number;
  last: number;
  size: number;
  count: number;
  /** Sets a parameter of the address, or takes it away. */
  onSet: (name: string, value: string | null) => void;
}

/** Which products of how many are shown, how many at once, and the way to the others. */
export function ProductPages({ page, last, size, count, onSet }: ProductPagesProps) {
  const { t } = useTranslation('demo');
  const range = { from: (page - 1) * size + 1, to: Math.min(count, page * size), count };
  return (
    <Bar>
      <BarText>{t('shop.range', range)}</BarText>
      <ToolbarGap />
      <Sizes>
        <SelectField
          label={t('shop.pageSize')}
          isLabelHidden
          size="toolbar"
          choices={pageSizes.map((one) => ({ value: String(one), label: t('shop.perPage', { count: one }) }))}
          value={String(size)}
          onChange={({ target }) => onSet('size', target.value === String(pageSizes[0]) ? null : target.value)}
        />
      </Sizes>
      <TooltipIconButton
        size="toolbar"
        label={t('shop.previous')}
        icon={<ChevronLeft aria-hidden="true" />}
        aria-disabled={page === 1 || undefined}
        onClick={() => page > 1 && onSet('page', page === 2 ? null : String(page - 1))}
      />
      <TooltipIconButton
        size="toolbar"
        label={t('shop.next')}
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={page === last || undefined}
        onClick={() => page < last && onSet('page', String(page + 1))}
      />
    </Bar>
  );
}
