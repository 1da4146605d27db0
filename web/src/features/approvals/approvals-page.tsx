import { may } from '@mandate/contract/access/permissions.ts';
import { week } from '@mandate/contract/entities/week.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/session.ts';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { ApprovalsHead } from './approvals-head.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { WaitingWeeksCard } from './waiting/waiting-weeks-card.tsx';
import { waitingQuery } from './waiting-query.ts';

// Fetched when it is needed.
const NotOpenPage = lazy(() => import('../../records/pages/not-open-page.tsx'));

/** What waits to be approved by who looks. */
export default function ApprovalsPage() {
  const { t } = useTranslation();
  const { role } = useUser();
  if (may(role, 'approval', 'read') === false)
    return (
      <Suspense>
        <NotOpenPage title={t('shell.approvals')} entity={week} verb="export" />
      </Suspense>
    );
  return <OpenApprovals />;
}

function OpenApprovals() {
  const { t } = useTranslation();
  // Everything below is rewritten when the formats change.
  useFormats();
  const { data, isError, isFetching, refetch } = useQuery(waitingQuery);
  if (data && data.weeks.length > 0) return <WaitingWeeksCard told={data} />;
  return (
    <>
      <ApprovalsHead count={0} />
      {data ? (
        <NothingWaits approval={data.approval} />
      ) : (
        <PageCard isFlush style={{ marginTop: 14 }}>
          {isError ? (
            <ReadFailed
              title={t('approvals.failedTitle')}
              text={t('approvals.failedText')}
              isBusy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonRows label={t('approvals.loading')} rows={6} rowHeight={48} />
          )}
        </PageCard>
      )}
    </>
  );
}
