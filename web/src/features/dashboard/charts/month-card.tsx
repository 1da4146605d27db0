import styled from '@emotion/styled';
import type { Dashboard } from '@mandate/contract/overview/dashboard.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CostFigure } from '../../../records/values/cost-figure.tsx';
import type { ChartColors } from '../../../ui/charts/chart-of.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { listAddress } from '../list-address.ts';
import { useMetrics } from '../metrics/use-metrics.ts';
import { monthText } from '../period/period.ts';
import { ChartCard, ChartHead } from './chart-card.tsx';
import { MonthColumns, MonthGround } from './month-columns.tsx';
import { monthOption } from './month-option.ts';

const Chart = lazy(() => import('../../../ui/charts/chart-of.tsx'));

const Place = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 260,
  '& > div': { zIndex: 1 },
  '& > ul': { zIndex: 2 },
});

/** Planned revenue, cost and margin by month. The month that is pointed at is read in the head, so that nothing covers the bars. */
export function MonthCard({ of: { byMonth, currency, period } }: { of: Dashboard }) {
  const { t } = useTranslation();
  const { language, number } = useFormats();
  const { short, money, percent } = useMetrics(currency);
  const [chosen, setChosen] = useState<string | null>(null);
  // Where nothing is pointed at, the month that is now, or the last there is.
  const lastPast = byMonth.findLastIndex(({ isFuture }) => !isFuture);
  const usual = Math.max(lastPast, 0);
  const found = byMonth.findIndex(({ month }) => month === chosen);
  const pointed = found < 0 ? usual : found;
  const month = byMonth[pointed];
  const title = t('dashboard.chart.months');
  const isEmpty = byMonth.every(({ revenue, cost }) => Number(revenue) === 0 && Number(cost) === 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow from the language and the format of figures
  const option = useMemo(() => {
    const words = {
      months: byMonth.map(({ month }, place) => {
        const name = monthText(month, language, 'short');
        return place === 0 || month.slice(5, 7) === '01' ? `${name}\n${month.slice(0, 4)}` : name;
      }),
      amount: (amount: number) => (amount === 0 ? '0' : short(String(amount))),
      share: (share: number) => `${Math.round(share)}\u00A0%`,
    };
    return (colors: ChartColors) => monthOption(byMonth, words, colors);
  }, [byMonth, language, number]);

  const withLeftOut = (said: string, count: number) =>
    count === 0 ? said : `${said}. ${t('missingCost.lines', { count })}`;
  const columns = byMonth.map(({ month, revenue, cost, margin, marginPercent, withoutCost, isFuture, list }) => ({
    month,
    isFuture,
    to: listAddress(list),
    said: withLeftOut(
      t(isFuture ? 'dashboard.exact.monthAhead' : 'dashboard.exact.month', {
        month: monthText(month, language),
        revenue: money(revenue),
        cost: money(cost),
        margin: money(isCostKnown(cost, withoutCost) ? margin : null),
        percent: percent(marginPercent),
      }),
      withoutCost,
    ),
  }));

  return (
    <ChartCard
      title={title}
      fileName="planned-by-month"
      period={period}
      head={
        month &&
        !isEmpty && (
          <ChartHead>
            <b>{t('dashboard.head.month', { month: monthText(month.month, language), currency })}</b>
            <span>
              <i data-mark="first" />
              {t('dashboard.head.monthRevenue')} <b>{short(month.revenue)}</b>
            </span>
            <span>
              <i data-mark="second" />
              {t('dashboard.head.monthCost')}{' '}
              <b>
                <CostFigure without={month.withoutCost}>{short(month.cost)}</CostFigure>
              </b>
            </span>
            <span>
              <i data-mark="line" />
              {t('dashboard.head.monthMargin')}{' '}
              <b>
                <CostFigure without={month.withoutCost}>{percent(month.marginPercent)}</CostFigure>
              </b>
            </span>
          </ChartHead>
        )
      }
      chartData={{
        columns: [
          { name: t('dashboard.column.month'), kind: 'text' },
          { name: t('dashboard.column.revenue', { currency }), kind: 'money' },
          { name: t('dashboard.column.cost', { currency }), kind: 'money' },
          { name: t('dashboard.column.margin', { currency }), kind: 'money' },
          { name: t('dashboard.column.marginPercent'), kind: 'percent' },
        ],
        rows: byMonth.map((row) => ({
          id: row.month,
          to: listAddress(row.list),
          cells: [monthText(row.month, language), row.revenue, row.cost, row.margin, row.marginPercent],
        })),
      }}
    >
      {isEmpty ? (
        <EmptyPart text={t('dashboard.nothing')} />
      ) : (
        <>
          <VisuallyHidden as="p">{t('dashboard.walk')}</VisuallyHidden>
          <Place>
            <MonthGround columns={columns} pointed={pointed} />
            <Suspense>
              <Chart option={option} />
            </Suspense>
            <MonthColumns
              label={title}
              columns={columns}
              pointed={pointed}
              onPoint={(place) => setChosen(byMonth[place]?.month ?? null)}
              onLeave={() => setChosen(null)}
            />
          </Place>
        </>
      )}
    </ChartCard>
  );
}
