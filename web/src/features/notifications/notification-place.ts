import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import type { QueryClient } from '@tanstack/react-query';
import { documentAddress, paths, weekAddress } from '../../lib/addresses/paths.ts';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { importOfJob, jobsKey } from '../../records/jobs/job.ts';

/** Where a notification leads: to the page of an import, to the project of a quote, to a document, to a week, to an absence, to a calendar, to a job among the others, or nowhere once that is no longer kept. */
export type Place = { address: string } | { jobId: string } | null;

/** Finds where a notification leads. */
export function placeOf(queries: QueryClient, { kind, entity, jobId, params }: NotificationRow): Place {
  if (kind === 'quoteAnswered') return { address: paths.projects.record(String(params.projectId)) };
  if (kind === 'mailFailed') return { address: documentAddress(String(params.documentId)) };
  if (kind === 'weekSubmitted') return { address: weekAddress(String(params.week), String(params.personnelId)) };
  if (kind === 'weekReturned' || kind === 'weekReminder') return { address: weekAddress(String(params.week), null) };
  if (kind === 'absenceDecided') return { address: paths.absences.record(String(params.absenceId)) };
  if (params.calendarId !== undefined) return { address: paths.calendars.record(String(params.calendarId)) };
  const job = queries.getQueryData<JobRow[]>(jobsKey)?.find(({ id }) => id === jobId);
  const importId = importOfJob({ about: params, result: params }) ?? (job && importOfJob(job));
  const address = importId === undefined ? undefined : recordPaths(entity)?.importOf(importId);
  if (address !== undefined) return { address };
  return jobId === null ? null : { jobId };
}
