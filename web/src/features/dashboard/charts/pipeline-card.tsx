import type { Dashboard } from '@mandate/contract/overview/dashboard.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { choiceLabel } from '../../../records/words/words.ts';
import { StatusDot } from '../../../ui/badges/status-pill.tsx';
import { listAddress } from '../list-address.ts';
import { useMetrics } from '../metrics/use-metrics.ts';
import { BarList } from './bar-list.tsx';
import { ChartCard, ChartHead } from './chart-card.tsx';
import { longest } from './longest.ts';

/** What projects come to in each status, as they are now. */
export function PipelineCard({ of: { pipeline, currency, period } }: { of: Dashboard }) {
  const { t } = useTranslation();
  const { short, money, count } = useMetrics(currency);
  const title = t('dashboard.chart.pipeline');
  const most = longest(pipeline.map(({ net }) => net));
  const rows = pipeline.map((row) => ({
    ...row,
    name: choiceLabel(project, 'status', row.status),
    to: listAddress(row.list),
  }));
  return (
    <ChartCard
      title={title}
      fileName="projects-by-status"
      period={period}
      head={<ChartHead>{t('dashboard.head.net', { currency })}</ChartHead>}
      chartData={{
        columns: [
          { name: t('dashboard.column.status'), kind: 'text' },
          { name: t('dashboard.column.projects'), kind: 'count' },
          { name: t('dashboard.column.net', { currency }), kind: 'money' },
          { name: t('dashboard.column.weighted', { currency }), kind: 'money' },
        ],
        rows: rows.map(({ status, name, to, count: projects, net, weighted }) => ({
          id: status,
          to,
          cells: [name, String(projects), net, weighted],
        })),
      }}
    >
      <BarList
        label={title}
        rows={rows.map(({ status, name, to, count: projects, net, weighted }) => ({
          id: status,
          to,
          name,
          sign: <StatusDot tone={status} />,
          remark: t('dashboard.projects', { count: projects, shown: count(projects) }),
          value: short(net),
          exact: t('dashboard.exact.pipeline', { name, count: projects, net: money(net), weighted: money(weighted) }),
          length: most(net),
        }))}
      />
    </ChartCard>
  );
}
