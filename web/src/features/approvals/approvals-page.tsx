import { may } from '@mandate/contract/access/permissions.ts';
import { week } from '@mandate/contract/entities/week.ts';
import { useQuery } from '@tanstack/react-query';
import List from 'lucide-react/icons/list';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { Tag } from '../../ui/badges/chip.tsx';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { numberText } from '../../ui/values/value-texts.ts';
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
  return (
    <>
      <PageHead
        title={t('shell.approvals')}
        after={data && data.count > 0 && <Tag>{t('approvals.waiting', { number: numberText(data.count) })}</Tag>}
        actions={
          <LinkButton to={paths.weeks} icon={<List aria-hidden="true" />}>
            {t('approvals.all')}
          </LinkButton>
        }
      />
      {data && data.weeks.length > 0 ? (
        <WaitingWeeksCard told={data} />
      ) : (
        <PageCard isFlush style={{ marginTop: 14 }}>
          {!data && !isError && <SkeletonRows label={t('approvals.loading')} rows={6} rowHeight={48} />}
          {!data && isError && (
            <ReadFailed
              title={t('approvals.failedTitle')}
              text={t('approvals.failedText')}
              isBusy={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {data && (
            <EmptyState
              kind="nothingYet"
              title={t('approvals.emptyTitle')}
              text={t(data.approval === 'none' ? 'approvals.offText' : `approvals.emptyText.${data.approval}`)}
            />
          )}
        </PageCard>
      )}
    </>
  );
}
