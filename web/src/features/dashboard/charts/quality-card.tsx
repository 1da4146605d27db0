import type { Dashboard, QualityCheck } from '@mandate/contract/overview/dashboard.ts';
import { decimal, toFixed } from '@mandate/contract/values/decimal.ts';
import { useTranslation } from 'react-i18next';
import { listAddress } from '../list-address.ts';
import { useMetrics } from '../metrics/use-metrics.ts';
import { BarList } from './bar-list.tsx';
import { ChartCard, ChartHead } from './chart-card.tsx';

/** How many lines of open projects say what they should, and people and their time have what they need; each row leads to those that do not. */
export function QualityCard({ of: { quality, currency, period } }: { of: Dashboard }) {
  const { t } = useTranslation();
  const { percent, count } = useMetrics(currency);
  const title = t('dashboard.chart.quality');
  const rows = quality.map(({ check, of, good, list }) => ({
    id: check,
    name: t(`dashboard.check.${check}`),
    to: listAddress(list),
    of,
    good,
    share: of === 0 ? null : toFixed(decimal(good).times(100).div(of), 1),
  }));
  return (
    <ChartCard
      title={title}
      fileName="data-quality"
      period={period}
      head={<ChartHead>{t('dashboard.head.quality')}</ChartHead>}
      chartData={{
        columns: [
          { name: t('dashboard.column.check'), kind: 'text' },
          { name: t('dashboard.column.good'), kind: 'count' },
          { name: t('dashboard.column.of'), kind: 'count' },
          { name: t('dashboard.column.goodPercent'), kind: 'percent' },
        ],
        rows: rows.map(({ id, to, name, good, of, share }) => ({
          id,
          to,
          cells: [name, String(good), String(of), share],
        })),
      }}
    >
      <BarList
        label={title}
        rows={rows.map(({ id, to, name, good, of, share }) => ({
          id,
          to,
          name,
          remark: t('dashboard.missing', { count: of - good, shown: count(of - good) }),
          value: percent(share),
          exact: t(`dashboard.exact.${countedIn(id)}`, {
            name,
            good: count(good),
            of: count(of),
            percent: percent(share),
          }),
          length: of === 0 ? 0 : good / of,
        }))}
      />
    </ChartCard>
  );
}

/** What a check counts: lines, people or entries, as the sentence about it says. */
function countedIn(check: QualityCheck): 'quality' | 'qualityOfPeople' | 'qualityOfEntries' {
  if (check === 'entryCost') return 'qualityOfEntries';
  return check === 'hours' || check === 'calendar' ? 'qualityOfPeople' : 'quality';
}
