import type { MissingWeeks } from '@mandate/contract/time/missing-week.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';

/** The weeks of others that are not handed in, of those the reader looks after. What is kept of weeks is read again together. */
export const missingQuery = queryOptions({
  queryKey: ['week', 'missing'],
  queryFn: ({ signal }) =>
    call<MissingWeeks>('GET', '/week/get-missing', undefined, { quiet: true, silent: true, signal }),
  refetchOnWindowFocus: true,
});
