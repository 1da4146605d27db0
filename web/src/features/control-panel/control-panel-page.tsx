import styled from '@emotion/styled';
import type { ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import FilePen from 'lucide-react/icons/file-pen-line';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import NotLinkedPage from '../../records/pages/not-linked-page.tsx';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Aside } from '../../ui/page/aside.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { instantText } from '../../ui/values/value-texts.ts';
import { AttentionCard } from './attention/attention-card.tsx';
import { HealthCard } from './health/health-card.tsx';
import { MyLines } from './my-work/my-lines.tsx';
import { MyProjects } from './my-work/my-projects.tsx';
import { MyWeek } from './my-work/my-week.tsx';
import { LateMilestones, NextDays } from './my-work/next-days.tsx';
import { OperationsCard } from './operations/operations-card.tsx';
import { PanelClock } from './panel-clock.tsx';
import { PanelColumns } from './panel-columns.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { useControlPanel } from './use-control-panel.ts';

// Most firms are past it.
const FirstHourWay = lazy(() => import('../../business/first-hour/first-hour-way.tsx'));

const Stale = styled('div')({ marginTop: 14 });

/** What is to be done and how things are, for everybody who is signed in, by role: what a role has no part in is not there. */
export default function ControlPanelPage() {
  const { t } = useTranslation();
  const { isWaiting } = useUser();
  const { data: panel, isError, isFetching, refetch } = useControlPanel(!isWaiting);
  if (isWaiting) return <NotLinkedPage title={t('controlPanel.title')} />;
  const again = (
    <Button size="row" busy={isFetching} onClick={() => void refetch()}>
      {t('action.tryAgain')}
    </Button>
  );
  const drafts = panel?.myWork.drafts ?? 0;
  return (
    <>
      <PageHead
        title={t('controlPanel.title')}
        actions={
          <>
            {drafts > 0 && (
              <LinkButton to={paths.drafts} icon={<FilePen aria-hidden="true" />}>
                {t('controlPanel.drafts', { count: drafts })}
              </LinkButton>
            )}
            <PanelClock days={panel} />
          </>
        }
      />
      {isError && panel && (
        <Stale>
          <Notice kind="caution" role="status">
            {t('controlPanel.stale', { time: instantText(panel.at) })} {again}
          </Notice>
        </Stale>
      )}
      <Aside>
        <FirstHourWay />
      </Aside>
      {panel ? <Cards panel={panel} /> : !isError && <PanelSkeleton />}
      {isError && !panel && (
        <PageCard isFlush style={{ marginTop: 14 }}>
          <EmptyState
            kind="failed"
            title={t('controlPanel.failedTitle')}
            text={t('controlPanel.failedText')}
            action={again}
          />
        </PageCard>
      )}
    </>
  );
}

function Cards({ panel: { today, firmDay, myWork, attention, operations, health } }: { panel: ControlPanel }) {
  // Nothing is ever due for an account that is nobody's of the firm.
  const { personnelId } = useUser();
  // Next to what only administrators have is no room for it; where that is not, it would leave a hole.
  const lines = myWork.lines.length > 0 && <MyLines lines={myWork.lines} today={today} />;
  return (
    <PanelColumns
      main={
        <>
          {attention && <AttentionCard attention={attention} days={{ today, firmDay }} />}
          <MyProjects myWork={myWork} />
          {operations && lines}
        </>
      }
      aside={
        <>
          {myWork.week && <MyWeek week={myWork.week} returned={myWork.returned} today={today} />}
          {myWork.lateMilestones.length > 0 && <LateMilestones milestones={myWork.lateMilestones} />}
          {personnelId !== null && <NextDays milestones={myWork.milestones} />}
          {!operations && lines}
          {operations && <OperationsCard operations={operations} today={today} />}
          {health && <HealthCard rows={health} />}
        </>
      }
    />
  );
}
