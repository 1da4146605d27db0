import { skipToken, useQuery } from '@tanstack/react-query';
import type { BulkRun } from '../bulk-calls.ts';

/** Where the latest run on records of a kind is kept. */
export const runKey = (noun: string) => ['bulk-run', noun] as const;

/** The latest run on records of a kind; null when there is none. It is forgotten when somebody else signs in, as all that was read. */
export function useBulkRun(noun: string): BulkRun | null {
  const { data } = useQuery<BulkRun | null>({
    queryKey: runKey(noun),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}

/** Whether a run is under way. */
export function isBusy(run: BulkRun | null): boolean {
  return run?.phase === 'running' || run?.phase === 'undoing';
}
