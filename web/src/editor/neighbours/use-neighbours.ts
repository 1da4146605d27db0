import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { useUser } from '../../lib/session/session.ts';
import { type ListPlaces, readPlaces, storePlaces, withMoved } from '../../list/way-back/list-place.ts';
import {
  type RecordNavigation,
  readRecordNavigation,
  storeRecordNavigation,
} from '../../list/way-back/record-navigation.ts';
import { recordQuery } from '../../records/reading/use-record.ts';
import { pagesFor, placeOn, type Step, withPages } from './navigation-place.ts';

/** Where a record stands in the list it was opened from. */
export interface Neighbours {
  /** From 1. */
  position: number;
  total: number;
  totalIsExact: boolean;
  previous: string | undefined;
  next: string | undefined;
  /** The records of the list as far as they are known, in its order. */
  ids: readonly string[];
}

/** The neighbours are fetched once the record itself has had time to come. */
const restMs = 300;

/**
 * The place of a record in the list it was opened from, in the list's order, and the records beside it, across the borders of its
 * pages. The way back to the list then leads to this record. What lies beside it is fetched ahead.
 * @param list the path of the list
 * @returns null when the record was opened from nowhere
 */
export function useNeighbours(noun: string, list: string, id: string): Neighbours | null {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const [navigation, setWalk] = useState<RecordNavigation | null>(null);
  const place = navigation && placeOn(navigation, id);
  const { needs, previous, next } = place ?? {};

  // The list is left when this page is there: what it keeps is known only then, but before the first paint. With it the page's own
  // way back is known, too.
  useLayoutEffect(() => {
    const places = readPlaces(userId);
    const kept = navigationHere(userId, list, places);
    const at = kept && placeOn(kept, id);
    if (!at) return;
    const moved = withMoved(places, list, { row: id, index: at.index, page: at.page });
    if (moved !== places) storePlaces(userId, moved);
    setWalk(kept);
  }, [userId, list, id]);

  useEffect(() => {
    if (!navigation || !needs) return;
    const breakOff = new AbortController();
    void idsBeyond(navigation, needs).then(
      (ids) => {
        if (breakOff.signal.aborted) return;
        const longer = withPages(navigation, needs, ids);
        storeRecordNavigation(userId, longer);
        setWalk(longer);
      },
      // Without an answer the navigation ends here for now.
      () => undefined,
    );
    return () => breakOff.abort();

    async function idsBeyond(from: RecordNavigation, step: Step): Promise<string[]> {
      const pages = pagesFor(from, step).map(async (number) => {
        const query = { ...from.query, page: number };
        const { rows } = await queries.fetchQuery({
          queryKey: ['grid', noun, query],
          queryFn: ({ signal }) =>
            call<GridPage<{ id: string }>>('POST', `/${noun}/get-grid`, query, { signal, quiet: true }),
          staleTime: 0,
        });
        return rows.map((row) => row.id);
      });
      return (await Promise.all(pages)).flat();
    }
  }, [queries, noun, navigation, needs, userId]);

  useEffect(() => {
    const timer = setTimeout(() => {
      for (const beside of [next, previous]) if (beside) void queries.prefetchQuery(recordQuery(noun, beside));
    }, restMs);
    return () => clearTimeout(timer);
  }, [queries, noun, previous, next]);

  if (!navigation || !place) return null;
  const { total, totalIsExact, before, ids } = navigation;
  return { position: place.position, total: Math.max(total, before + ids.length), totalIsExact, previous, next, ids };
}

/** The navigation through a list, as long as it is the one that was left last. */
function navigationHere(userId: string, list: string, places: ListPlaces): RecordNavigation | null {
  const navigation = readRecordNavigation(userId);
  const last = places.at(-1)?.place;
  return navigation?.list === list && last?.list === list && last.row !== null ? navigation : null;
}
