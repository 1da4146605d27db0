import styled from '@emotion/styled';
import type { WaitingWeek } from '@mandate/contract/time/waiting-week.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { weekQuery } from '../../../business/time/week-query.ts';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { seenWeek } from './seen-week.ts';
import { SeenWeekTable } from './seen-week-table.tsx';
import { WhatWasDone } from './what-was-done.tsx';

const Notices = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, padding: '12px 20px' });

/** What is in a week that waits: its days, what is to be known of it, and what was done. */
export function ReadWeek({ week: { personnelId, week, version, projectIds, warnings, isOwn } }: { week: WaitingWeek }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(weekQuery(personnelId, week));
  if (data === undefined && isError)
    return (
      <ReadFailed
        title={t('week.failedTitle')}
        text={t('approvals.failedText')}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <SkeletonRows label={t('week.loading')} rows={6} rowHeight={44} />;
  const seen = seenWeek(data, projectIds);
  const hasChanged = data.version !== version && !isFetching;
  return (
    <>
      {seen.lines.length === 0 ? (
        <p style={{ padding: '16px 20px', fontSize: 13 }}>{t('approvals.nothingBooked')}</p>
      ) : (
        <SeenWeekTable seen={seen} isPart={projectIds !== null} />
      )}
      {(warnings.length > 0 || isOwn || hasChanged) && (
        <Notices>
          {hasChanged && <Notice kind="caution">{t('approvals.changed')}</Notice>}
          {isOwn && <Notice>{t('approvals.ownNotice')}</Notice>}
          {warnings.map((warning) => (
            <Notice key={warning} kind="caution">
              {warning}
            </Notice>
          ))}
        </Notices>
      )}
      {seen.entries.length > 0 && <WhatWasDone seen={seen} />}
    </>
  );
}
