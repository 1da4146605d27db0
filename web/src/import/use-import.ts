import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { onServerEvents } from '../lib/events/server-events.ts';
import { isOpenJob } from '../records/jobs/job.ts';
import { importCalls, type StoredImport } from './import-calls.ts';
import { useJob } from './import-job.ts';

/** How often an import that is under way without a job is asked how far it is, in milliseconds. */
const pollTime = 1000;

/** Under which key an import is kept among what was read. */
export function importKey(noun: string, id: string) {
  return ['import', noun, id] as const;
}

/** An import as the server knows it, and the work under way on it. */
export interface ImportNow {
  stored: StoredImport | undefined;
  /** The latest job, open or over. */
  job: JobRow | undefined;
  /** Something is under way, begun here or anywhere. */
  isBusy: boolean;
  /** The latest job that is known to be over. */
  endedId: string | null;
  error: unknown;
  /** Reads it again. */
  refresh: () => Promise<unknown>;
}

/** Follows an import, through reloads and other pages; when work on it ends, everything it may have changed is read again. */
export function useImport(noun: string, id: string): ImportNow {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: importKey(noun, id),
    queryFn: ({ signal }) => importCalls(noun).read(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pollTime : false),
  });
  const jobId = data?.jobId ?? null;
  const { data: read } = useJob(jobId);
  const job = jobId === null ? undefined : read;
  const isBusy = (job !== undefined && isOpenJob(job)) || isUnderWay(data);

  // What was read of the import before its job ended is out of date, also when the job ended while nobody looked.
  const [endedId, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (job === undefined || isOpenJob(job) || endedId === job.id) return;
    setEnded(job.id);
    void readAgain(queries, noun);
  }, [job, endedId, noun, queries]);

  // Work on it that was begun in another window is followed from its first word on.
  const hear = useEffectEvent((heard: JobRow) => {
    if (heard.about.importId === id && heard.id !== jobId) void refetch();
  });
  useEffect(
    () =>
      onServerEvents({
        onEvent: ({ name, data: heard }) => void (name === 'job' && hear(heard as JobRow)),
        onMissed: () => void refetch(),
      }),
    [refetch],
  );

  return { stored: data, job, isBusy, endedId, error, refresh: refetch };
}

function isUnderWay(stored: StoredImport | undefined): boolean {
  return stored?.state === 'running' || stored?.state === 'undoing';
}

/** Reads again what a finished import may have changed. */
export async function readAgain(queries: ReturnType<typeof useQueryClient>, noun: string): Promise<void> {
  const keys = ['import', 'import-rows', 'grid', 'record', 'history', 'where-used'].map((key) => [key, noun]);
  await Promise.all([...keys, [noun]].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
