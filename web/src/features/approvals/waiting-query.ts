import type { WaitingWeeks } from '@mandate/contract/time/waiting-week.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';

// Who shows it says by itself that it could not be read.
const silently = { quiet: true, silent: true } as const;

/** The weeks that wait for the reader. What is kept of weeks is read again together. */
export const waitingQuery = queryOptions({
  queryKey: ['week', 'waiting'],
  queryFn: ({ signal }) => call<WaitingWeeks>('GET', '/week/get-waiting', undefined, { ...silently, signal }),
  refetchOnWindowFocus: true,
});

/** How many they are, for who is elsewhere. */
export const waitingCountQuery = queryOptions({
  queryKey: ['week', 'waiting-count'],
  queryFn: ({ signal }) => call<{ count: number }>('GET', '/week/count-waiting', undefined, { ...silently, signal }),
  refetchOnWindowFocus: true,
});
