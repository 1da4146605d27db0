import type { OpenMonths } from '@mandate/contract/time/open-months.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';

/** What is closed, and what can be. */
export const openMonthsQuery = queryOptions({
  queryKey: ['week', 'open-months'],
  queryFn: ({ signal }) => call<OpenMonths>('GET', '/period/get', undefined, { quiet: true, silent: true, signal }),
  refetchOnWindowFocus: true,
});
