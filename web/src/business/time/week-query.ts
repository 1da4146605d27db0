import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';

// What becomes of these calls is said in the week itself, never by a toast.
const silently = { quiet: true, silent: true } as const;

/** Somebody's week. @param personnelId whose */
export function weekQuery(personnelId: string, week: string) {
  return queryOptions({
    queryKey: ['week', personnelId, week],
    queryFn: ({ signal }) =>
      call<WeekDetail>('GET', `/week/get?${new URLSearchParams({ week, personnelId })}`, undefined, {
        ...silently,
        signal,
      }),
    refetchOnWindowFocus: true,
  });
}
