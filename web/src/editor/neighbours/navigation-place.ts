import type { RecordNavigation } from '../../list/way-back/record-navigation.ts';

/** One step along a navigation. */
export type Step = -1 | 1;

/** Where a record stands in a navigation. */
export interface NavigationPlace {
  /** From 1. */
  position: number;
  /** The page of the list it stood on, from 1, and the place there, from 0. */
  page: number;
  index: number;
  /** The ids beside it; undefined where the navigation ends, or nothing is known yet. */
  previous: string | undefined;
  next: string | undefined;
  /** In which direction another page is needed to go on. */
  needs: Step | null;
}

/** How many records beyond the present one are known before they are asked for: whoever presses twice does not wait where a page ends. */
const ahead = 2;

/** The place of a record; null when it is not in the navigation. */
export function placeOn(navigation: RecordNavigation, id: string): NavigationPlace | null {
  const at = navigation.ids.indexOf(id);
  if (at === -1) return null;
  const before = navigation.before + at;
  const isMore = !navigation.totalIsExact || navigation.last * navigation.pageSize < navigation.total;
  const needsNext = at + ahead >= navigation.ids.length && isMore;
  return {
    position: before + 1,
    page: 1 + Math.floor(before / navigation.pageSize),
    index: before % navigation.pageSize,
    previous: navigation.ids[at - 1],
    next: navigation.ids[at + 1],
    needs: needsNext ? 1 : at < ahead && navigation.first > 1 ? -1 : null,
  };
}

/** The two pages a navigation needs to go on. */
export function pagesFor(navigation: RecordNavigation, step: Step): [number, number] {
  return step === 1 ? [navigation.last, navigation.last + 1] : [navigation.first - 1, navigation.first];
}

/**
 * The navigation with one more page. Records that left the list since, or came into it, have moved the others from page to page: so the
 * outermost page known is read again with its neighbour, and what stands beyond the navigation there continues it.
 * @param rows ids of those two pages, in the list's order
 */
export function withPages(navigation: RecordNavigation, step: Step, rows: readonly string[]): RecordNavigation {
  // Beyond a page without rows there is nothing, however much was counted.
  if (step === 1 && rows.length === 0)
    return { ...navigation, total: navigation.before + navigation.ids.length, totalIsExact: true };
  const known = new Set(navigation.ids);
  const isKnown = (id: string) => known.has(id);
  if (step === 1) {
    const beyond = rows.slice(rows.findLastIndex(isKnown) + 1);
    return { ...navigation, last: navigation.last + 1, ids: [...navigation.ids, ...beyond] };
  }
  const end = rows.findIndex(isKnown);
  const beyond = end === -1 ? rows : rows.slice(0, end);
  const before = Math.max(0, navigation.before - beyond.length);
  return { ...navigation, first: navigation.first - 1, before, ids: [...beyond, ...navigation.ids] };
}
