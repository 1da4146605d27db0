import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/calls/call.ts';
import { isOpenJob } from '../records/jobs/job.ts';
import type { ImportAct } from './import-calls.ts';

/** How often a job is asked how far it is, in milliseconds, should the stream of events be cut off. */
const pollTime = 1000;

/** Under which key a job is kept among what was read; what the server tells of it comes there, too. */
export function jobKey(id: string | null) {
  return ['job', id] as const;
}

/** Reads a job once. @throws CallError that was not shown */
export function readJob(id: string, signal: AbortSignal): Promise<JobRow> {
  return call<JobRow>('GET', `/job/get-by-id/${id}`, undefined, { signal, quiet: true, silent: true });
}

/** Reads a job, again and again while it is open. @param id null reads nothing */
export function useJob(id: string | null) {
  return useQuery({
    queryKey: jobKey(id),
    queryFn: ({ signal }) => readJob(id ?? '', signal),
    enabled: id !== null,
    staleTime: 0,
    // A moment without a network does not end the waiting.
    refetchInterval: ({ state }) => (state.data === undefined || isOpenJob(state.data) ? pollTime : false),
  });
}

/** What a job does with an import. */
export function actOf({ kind, about }: JobRow): ImportAct {
  if (kind === 'undoImport') return 'undo';
  return about.dryRun === true ? 'trial' : 'run';
}
