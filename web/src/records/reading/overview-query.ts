import type { RecordOverview } from '@mandate/contract/overview/record/record-overview.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';

/** Amounts that lag behind are read again after this time. */
const againMs = 2_000;

/** Under which key what pages of records tell beside them is kept. */
export const overviewKey = 'overview';

/** How what the page of a record tells beside it is read; until amounts that lag behind are right, again and again. @param noun of its calls */
export function overviewQuery(noun: string, id: string) {
  return queryOptions({
    queryKey: [overviewKey, noun, id],
    queryFn: ({ signal }) =>
      call<RecordOverview>('GET', `/${noun}/get-overview/${encodeURIComponent(id)}`, undefined, {
        signal,
        quiet: true,
        silent: true,
      }),
    refetchInterval: ({ state }) => (state.data?.isBehind === true ? againMs : false),
  });
}
