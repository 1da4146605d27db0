import { mostCounted } from '@mandate/contract/lists/most-counted.ts';
import type { ViewCounts } from '@mandate/contract/lists/view-counts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { numberText } from '../../ui/values/value-texts.ts';

/** A view of a list: its id or key, `all` for the list without one. */
export interface CountedView {
  list: string;
  view: string;
}

/** So long counts are good enough, in ms: they are a hint, and each is a question to the whole list. */
const freshMs = 60_000;

/** Under which key the browser keeps counts, which depend on every record of the lists. */
export const countsKey = 'view-counts';

/**
 * How many records views show, as text; what is not known is left out.
 * @returns by {@link viewKey}
 */
export function useViewCounts(views: readonly CountedView[]): ReadonlyMap<string, string> {
  const asked = views.slice(0, mostCounted);
  const { data } = useQuery({
    queryKey: [countsKey, asked],
    queryFn: ({ signal }) =>
      call<ViewCounts>('POST', '/view/get-counts', { views: asked }, { signal, quiet: true, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    enabled: asked.length > 0,
  });
  return new Map(
    (data?.counts ?? []).flatMap(({ list, view, count, isExact }) =>
      count === null ? [] : [[viewKey({ list, view }), `${numberText(count)}${isExact ? '' : '+'}`]],
    ),
  );
}

/** Tells views of all lists apart. */
export function viewKey({ list, view }: CountedView): string {
  return `${list} ${view}`;
}
