import styled from '@emotion/styled';
import type { TotalField } from '@mandate/contract/project/figures/total-fields.ts';
import type { Totals } from '@mandate/contract/project/figures/totals.ts';
import { decimal, toFixed } from '@mandate/contract/values/decimal.ts';
import { useTranslation } from 'react-i18next';
import { shortPercent } from '../../../records/values/short-percent.ts';
import type { Mark } from './explanation-in-words.ts';

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 2,
  height: 8,
  marginTop: 12,
  borderRadius: 4,
  overflow: 'hidden',
  '& > [data-mark=first]': { background: vars.palette.chart.first },
  '& > [data-mark=second]': { background: vars.palette.chart.second },
  '& > [data-mark=third]': { background: vars.palette.chart.third },
  '& > [data-mark=rest]': { background: vars.palette.chart.rest },
}));

/** The figures whose explanation shows what the money goes to. */
export const barredTotals: readonly TotalField[] = ['plannedCost', 'plannedMargin', 'plannedMarginPercent'];

const parts = [
  ['plannedCostInternal', 'first'],
  ['plannedCostProvider', 'second'],
  ['plannedCostExpense', 'rest'],
  ['plannedMargin', 'third'],
] as const satisfies readonly (readonly [TotalField, Mark])[];

/** What contract net goes to: our people, providers, expenses, and what remains. The rows of the sum have the same colours. */
export function CostBar({ totals, numberFormat }: { totals: Totals; numberFormat: string }) {
  const { t } = useTranslation();
  const shown = parts.filter(([field]) => decimal(totals[field]).gt(0));
  const whole = shown.reduce((all, [field]) => all.plus(totals[field]), decimal(0));
  if (shown.length === 0) return null;
  const shares = shown.map(([field, mark]) => ({
    mark,
    name: t(`explain.input.${field}`),
    percent: toFixed(decimal(totals[field]).times(100).div(whole), 1),
  }));
  const text = shares.map(({ name, percent }) =>
    t('explain.barText', { name, percent: shortPercent(percent, numberFormat) }),
  );
  return (
    <Bar role="img" aria-label={`${t('explain.bar')}: ${text.join(', ')}`}>
      {shares.map(({ mark, percent }) => (
        <span key={mark} data-mark={mark} style={{ flex: `${percent} 0 0` }} />
      ))}
    </Bar>
  );
}
