import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import type { QueryClient } from '@tanstack/react-query';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { importOfJob, jobsKey } from '../../records/jobs/job.ts';

/** Where a notification leads: to the page of an import, to a job among the others, or nowhere once that is no longer kept. */
export type Place = { address: string } | { jobId: string } | null;

/** Finds where a notification leads. */
export function placeOf(queries: QueryClient, { entity, jobId, params }: NotificationRow): Place {
  const job = queries.getQueryData<JobRow[]>(jobsKey)?.find(({ id }) => id === jobId);
  const importId = importOfJob({ about: params, result: params }) ?? (job && importOfJob(job));
  const address = importId === undefined ? undefined : recordPaths(entity)?.importOf(importId);
  if (address !== undefined) return { address };
  return jobId === null ? null : { jobId };
}
