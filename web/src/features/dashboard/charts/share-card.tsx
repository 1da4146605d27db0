import type { Period } from '@mandate/contract/overview/dashboard.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import { useTranslation } from 'react-i18next';
import { useMetrics } from '../metrics/use-metrics.ts';
import { BarList } from './bar-list.tsx';
import { ChartCard, ChartHead } from './chart-card.tsx';
import { longest } from './longest.ts';

/** Revenue, cost and margin of one of many. */
export interface ShareRow {
  id: string;
  name: string;
  to: string | null;
  revenue: string;
  cost: string;
  margin: string;
  marginPercent: string | null;
  /** How many lines have no cost although they cost something. */
  withoutCost: number;
  share?: string | null;
  isRest?: boolean;
}

interface ShareCardProps {
  title: string;
  fileName: string;
  /** The heading of the first column. */
  of: string;
  rows: readonly ShareRow[];
  currency: string;
  period: Period;
}

/** Who or what revenue and margin come from, the largest first. */
export function ShareCard({ title, fileName, of, rows, currency, period }: ShareCardProps) {
  const { t } = useTranslation();
  const { short, money, percent } = useMetrics(currency);
  // All others together are no bar among those of one each.
  const most = longest(rows.flatMap(({ revenue, margin, isRest }) => (isRest ? [] : [revenue, margin])));
  const hasShares = rows.some(({ share }) => share !== undefined);
  return (
    <ChartCard
      title={title}
      fileName={fileName}
      period={period}
      head={
        <ChartHead>
          <span>
            <i data-mark="first" />
            {t('dashboard.head.revenue', { currency })}
          </span>
          <span>
            <i data-mark="third" />
            {t('dashboard.head.margin')}
          </span>
        </ChartHead>
      }
      chartData={{
        columns: [
          { name: of, kind: 'text' },
          { name: t('dashboard.column.revenue', { currency }), kind: 'money' },
          { name: t('dashboard.column.cost', { currency }), kind: 'money' },
          { name: t('dashboard.column.margin', { currency }), kind: 'money' },
          { name: t('dashboard.column.marginPercent'), kind: 'percent' },
          ...(hasShares ? [{ name: t('dashboard.column.share'), kind: 'percent' } as const] : []),
        ],
        rows: rows.map(({ id, to, name, revenue, cost, margin, marginPercent, share }) => ({
          id,
          to,
          cells: [name, revenue, cost, margin, marginPercent, ...(hasShares ? [share ?? null] : [])],
        })),
      }}
    >
      <BarList
        label={title}
        none={t('dashboard.nothing')}
        rows={rows.map(
          ({ id, to, name, revenue, cost, margin, marginPercent, withoutCost, share, isRest = false }) => ({
            id,
            to,
            name,
            ...(share && { remark: percent(share) }),
            value: short(revenue),
            ratio: percent(marginPercent),
            ...(withoutCost > 0 && { leftOut: t('missingCost.lines', { count: withoutCost }) }),
            exact: t('dashboard.exact.share', {
              name,
              revenue: money(revenue),
              margin: money(isCostKnown(cost, withoutCost) ? margin : null),
              percent: percent(marginPercent),
            }),
            ...(!isRest && { length: most(revenue), second: most(margin) }),
          }),
        )}
      />
    </ChartCard>
  );
}
