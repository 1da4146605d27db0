import type { Walk } from '../../list/way-back/walk-keeping.ts';

/** One step along a walk. */
export type Step = -1 | 1;

/** Where a record stands on a walk. */
export interface WalkPlace {
  /** From 1. */
  position: number;
  /** The page of the list it stood on, from 1, and the place there, from 0. */
  page: number;
  index: number;
  /** The ids beside it; undefined where the walk ends, or nothing is known yet. */
  previous: string | undefined;
  next: string | undefined;
  /** In which direction another page is needed to go on. */
  needs: Step | null;
}

/** So many records beyond the present one are known before they are asked for: who presses twice does not wait where a page ends. */
const ahead = 2;

/** The place of a record; null when it is not on the walk. */
export function placeOn(walk: Walk, id: string): WalkPlace | null {
  const at = walk.ids.indexOf(id);
  if (at === -1) return null;
  const before = walk.before + at;
  const isMore = !walk.totalIsExact || walk.last * walk.pageSize < walk.total;
  const needsNext = at + ahead >= walk.ids.length && isMore;
  return {
    position: before + 1,
    page: 1 + Math.floor(before / walk.pageSize),
    index: before % walk.pageSize,
    previous: walk.ids[at - 1],
    next: walk.ids[at + 1],
    needs: needsNext ? 1 : at < ahead && walk.first > 1 ? -1 : null,
  };
}

/** The two pages a walk needs to go on. */
export function pagesFor(walk: Walk, step: Step): [number, number] {
  return step === 1 ? [walk.last, walk.last + 1] : [walk.first - 1, walk.first];
}

/**
 * The walk with one more page. Records that left the list since, or came into it, have moved the others from page to page: so the
 * outermost page known is read again with its neighbour, and what stands beyond the walk there continues it.
 * @param rows ids of those two pages, in the list's order
 */
export function withPages(walk: Walk, step: Step, rows: readonly string[]): Walk {
  // Beyond a page without rows there is nothing, however much was counted.
  if (step === 1 && rows.length === 0) return { ...walk, total: walk.before + walk.ids.length, totalIsExact: true };
  const known = new Set(walk.ids);
  const isKnown = (id: string) => known.has(id);
  if (step === 1) {
    const beyond = rows.slice(rows.findLastIndex(isKnown) + 1);
    return { ...walk, last: walk.last + 1, ids: [...walk.ids, ...beyond] };
  }
  const end = rows.findIndex(isKnown);
  const beyond = end === -1 ? rows : rows.slice(0, end);
  const before = Math.max(0, walk.before - beyond.length);
  return { ...walk, first: walk.first - 1, before, ids: [...beyond, ...walk.ids] };
}
