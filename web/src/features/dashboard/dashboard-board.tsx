import styled from '@emotion/styled';
import { type Comparison, comparisons, type Dashboard, type Metric } from '@mandate/contract/overview/dashboard.ts';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { CategoryCard, CustomerCard } from './charts/category-and-customer-cards.tsx';
import { MonthCard } from './charts/month-card.tsx';
import { PipelineCard } from './charts/pipeline-card.tsx';
import { QualityCard } from './charts/quality-card.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Charts, Column } from './dashboard-tiles.tsx';
import { ExplainOpener } from './explain/explain-opener.tsx';
import { FreshnessLine, FreshnessRoom, Remarks } from './freshness.tsx';
import { MetricTiles } from './metrics/metric-tiles.tsx';
import { MoverLine } from './mover-line.tsx';
import { ChoiceButton } from './period/choice-button.tsx';
import { PeriodChooser } from './period/period-chooser.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useDashboardState } from './use-dashboard-state.ts';

const Page = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, marginTop: 12 });

/** The firm in numbers: its figures, each the way to the list behind it, and its charts. */
export function DashboardBoard() {
  const { t } = useTranslation();
  const [state, change] = useDashboardState();
  const { data, error, isFetching, refetch } = useDashboard(state);
  return (
    <>
      <PageHead
        title={t('dashboard.title')}
        windowTitle={t('shell.dashboard')}
        shortTitle={t('shell.dashboard')}
        actions={
          <>
            <PeriodChooser {...state} onChange={(period) => change({ period })} />
            <ChoiceButton<Comparison>
              label={t('dashboard.compare')}
              shown={t(`dashboard.comparisons.${state.compare}`)}
              icon={<GitCompareArrows aria-hidden="true" />}
              choices={comparisons.map((value) => ({ value, label: t(`dashboard.comparisons.${value}`) }))}
              chosen={state.compare}
              onChoose={(compare) => change({ compare })}
            />
          </>
        }
      />
      {data ? <FreshnessLine {...data} /> : <FreshnessRoom aria-hidden="true" />}
      <Page aria-busy={isFetching}>
        {data && <Remarks of={data} />}
        {data && (isEmpty(data) ? <NothingYet /> : <Shown of={data} onExplain={(explain) => change({ explain })} />)}
        {!data && !error && <DashboardSkeleton label={t('dashboard.loading')} />}
        {!data && error && (
          <PageCard isFlush>
            <ReadFailed
              title={t('dashboard.failed')}
              text={error.message}
              isBusy={isFetching}
              onRetry={() => void refetch()}
            />
          </PageCard>
        )}
      </Page>
      {data && <ExplainOpener of={data} figure={state.explain} onClose={() => change({ explain: null })} />}
    </>
  );
}

function Shown({ of, onExplain }: { of: Dashboard; onExplain: (figure: Metric) => void }) {
  return (
    <>
      <MoverLine of={of} />
      <MetricTiles of={of} onExplain={onExplain} />
      <Charts>
        <MonthCard of={of} />
        <Column>
          <PipelineCard of={of} />
          <QualityCard of={of} />
        </Column>
      </Charts>
      <Charts data-even>
        <CategoryCard of={of} />
        <CustomerCard of={of} />
      </Charts>
    </>
  );
}

function NothingYet() {
  const { t } = useTranslation();
  return (
    <PageCard isFlush>
      <EmptyState
        kind="nothingYet"
        title={t('dashboard.emptyTitle')}
        text={t('dashboard.emptyText')}
        action={
          <LinkButton size="row" look="primary" to={paths.projects.create}>
            {t('dashboard.newProject')}
          </LinkButton>
        }
      />
    </PageCard>
  );
}

/** Whether nothing was ever offered or sold, as far as these figures tell. */
function isEmpty({ figures, pipeline, byMonth, quality }: Dashboard): boolean {
  return (
    pipeline.every(({ count }) => count === 0) &&
    byMonth.every(({ revenue, cost }) => Number(revenue) === 0 && Number(cost) === 0) &&
    quality.every(({ of }) => of === 0) &&
    figures.every(({ value }) => value === null || Number(value) === 0)
  );
}
