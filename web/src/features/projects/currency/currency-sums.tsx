import styled from '@emotion/styled';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session/session.ts';
import { CostFigure } from '../../../records/values/cost-figure.tsx';
import { shortPercent } from '../../../records/values/short-percent.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { moneyText, noValue } from '../../../ui/values/value-texts.ts';
import type { CurrencySum } from './use-currency-ways.ts';

const Table = styled('table')(({ theme: { vars } }) => ({
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  '& th, & td': { padding: '6px 0 6px 12px', borderBottom: `1px solid ${vars.palette.divider}`, textAlign: 'end' },
  '& th': { fontWeight: 400, color: vars.palette.text.secondary },
  '& :is(th, td):first-of-type': { paddingLeft: 0 },
  '& tbody th': { textAlign: 'start' },
  '& td:last-of-type': { fontWeight: 600 },
  '& tr:last-of-type > :is(th, td)': { borderBottom: 0 },
  // Digits stand below each other, with and without a mark behind them.
  '& td[data-unmarked]': { paddingRight: 17 },
}));

interface CurrencySumsProps {
  from: string;
  to: string;
  /** Undefined while it is not known. */
  before: CurrencySum | undefined;
  after: CurrencySum | undefined;
}

const shown = ['contractNet', 'plannedCost', 'plannedMargin', 'plannedMarginPercent'] as const;

/** What a project comes to in the currency it has, and would come to in another, as far as the reader sees it. */
export function CurrencySums({ from, to, before, after }: CurrencySumsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const reader = useUser();
  // Their rows are there before the figures: what is above them does not move when these come.
  const names = shown.filter((name) => isSeen(project.fields[name], reader));

  function figure(name: (typeof shown)[number], sum: CurrencySum | undefined, currency: string) {
    const value = sum?.totals?.[name];
    if (value === undefined) return noValue;
    const text = (of: string | null) =>
      name === 'plannedMarginPercent' ? shortPercent(of, number) : moneyText(of, currency, number);
    if (name === 'contractNet') return text(value);
    const without = sum?.linesWithoutCost ?? 0;
    return (
      <CostFigure without={without}>
        {text(isCostKnown(sum?.totals?.plannedCost ?? '0', without) ? value : null)}
      </CostFigure>
    );
  }

  function isUnmarked(name: (typeof shown)[number], sum: CurrencySum | undefined): true | undefined {
    return (name === 'contractNet' && (sum?.linesWithoutCost ?? 0) > 0) || undefined;
  }

  return (
    <Table aria-busy={after === undefined}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('currencyChange.before', { currency: from })}</th>
          <th scope="col">{t('currencyChange.after', { currency: to })}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{t(`field.project.${name}`)}</th>
            <td data-unmarked={isUnmarked(name, before)}>{figure(name, before, from)}</td>
            <td data-unmarked={isUnmarked(name, after)}>{figure(name, after, to)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
