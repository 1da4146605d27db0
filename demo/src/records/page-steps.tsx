import styled from '@emotion/styled';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { SelectField } from '@mandate/web/src/ui/fields/select-field.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import type { PageOf } from './page-of.ts';
import type { Address } from './use-address.ts';

const Foot = styled('nav')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 8px',
  padding: '8px 12px 8px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& > .size': { display: 'flex', alignItems: 'center', gap: 8, marginRight: 'auto' },
  '& > .steps': { display: 'flex', alignItems: 'center', gap: 8 },
  [phone]: { paddingLeft: 16 },
}));

interface PageStepsProps {
  page: Omit<PageOf<unknown>, 'rows'>;
  sizes: readonly number[];
  address: Address;
}

/** Which of many rows are shown, and the way to the others. */
export function PageSteps({ page: { page, pages, size, total }, sizes, address }: PageStepsProps) {
  const { t } = useTranslation('demo');
  const first = total === 0 ? 0 : (page - 1) * size + 1;
  const step = (to: number) => address.change({ page: to === 1 ? null : to });
  return (
    <Foot aria-label={t('records.pages')}>
      <div className="size">
        <span aria-hidden="true">{t('records.perPage')}</span>
        <SelectField
          label={t('records.perPage')}
          isLabelHidden
          size="toolbar"
          value={String(size)}
          choices={sizes.map((each) => ({ value: String(each), label: numberText(each) }))}
          onChange={({ target }) => address.change({ size: target.value, page: null })}
        />
      </div>
      <div className="steps">
        <span role="status">
          {t('records.range', {
            first: numberText(first),
            last: numberText(Math.min(page * size, total)),
            total: numberText(total),
          })}
        </span>
        <TooltipIconButton
          size="toolbar"
          label={t('records.previous')}
          icon={<ChevronLeft aria-hidden="true" />}
          aria-disabled={page === 1 || undefined}
          onClick={() => page > 1 && step(page - 1)}
        />
        <TooltipIconButton
          size="toolbar"
          label={t('records.next')}
          icon={<ChevronRight aria-hidden="true" />}
          aria-disabled={page === pages || undefined}
          onClick={() => page < pages && step(page + 1)}
        />
      </div>
    </Foot>
  );
}
