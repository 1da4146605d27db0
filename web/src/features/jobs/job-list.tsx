import { type JobRow, job } from '@mandate/contract/entities/job.ts';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser, useViewer } from '../../lib/session/session.ts';
import type { ListColumn } from '../../list/columns/columns.tsx';
import { ReadList } from '../../list/page/read-list.tsx';
import type { RowAction } from '../../list/rows/use-row-actions.tsx';
import { jobName } from '../../records/jobs/job-texts.ts';
import { noValue, numberText } from '../../ui/values/value-texts.ts';
import { remarkText } from './end-text.ts';
import { JobKinds } from './job-kinds.tsx';
import { JobListActs } from './job-list-acts.tsx';
import { JobState } from './job-state.tsx';
import { useLiveJobs } from './use-live-jobs.ts';

type Row = JobRow & Record<string, unknown>;

/** What the acts of a job are decided by. */
const needs = ['kind', 'entity', 'about', 'accountId', 'state', 'isCancelled'];

/** Jobs of the last days: the own ones, to administrators everybody's. How far each is, and what it came to. */
export default function JobList() {
  const { t } = useTranslation();
  const { id, role } = useUser();
  const mayAct = useViewer() === null;
  const isKeeper = role === 'SA' || role === 'ADMIN';
  useLiveJobs();
  const columns = useMemo(
    (): ListColumn<Row>[] => [
      {
        field: 'kind',
        width: 'minmax(200px, 2fr)',
        place: 'name',
        needs: ['entity', 'about'],
        render: ({ kind, entity, about }) => jobName(kind, entity, about),
      },
      ...(isKeeper ? [{ field: 'accountId' } as const] : []),
      { field: 'state', width: 160, needs: ['done', 'total', 'isCancelled'], render: (row) => <JobState job={row} /> },
      { field: 'createdAt', width: 150 },
      { field: 'endedAt', width: 100, needs: ['startedAt'], render: (row) => tookText(row, t) },
      {
        field: 'result',
        width: 'minmax(170px, 2fr)',
        needs: ['kind', 'about', 'state', 'done', 'total', 'startedAt'],
        render: remarkText,
      },
    ],
    [isKeeper, t],
  );
  const action = useCallback<RowAction<Row>>(
    (row, tabIndex) => <JobListActs job={row} isOwn={row.accountId === id} mayAct={mayAct} tabIndex={tabIndex} />,
    [id, mayAct],
  );
  return (
    <ReadList entity={job} columns={columns} rowAction={action} needs={needs} actionWidth={130}>
      <JobKinds />
    </ReadList>
  );
}

/** How long a job took, or has taken until now: in seconds, from two minutes on in minutes. */
function tookText({ startedAt, endedAt }: Pick<JobRow, 'startedAt' | 'endedAt'>, t: TFunction): string {
  if (startedAt === null) return noValue;
  const end = endedAt === null ? Date.now() : Date.parse(endedAt);
  const seconds = Math.max(0, Math.round((end - Date.parse(startedAt)) / 1000));
  if (seconds < 120) return t('jobList.seconds', { count: seconds, total: numberText(seconds) });
  const minutes = Math.round(seconds / 60);
  return t('jobList.minutes', { count: minutes, total: numberText(minutes) });
}
