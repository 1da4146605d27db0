import type { Filter } from '@mandate/contract/lists/grid.ts';

type Entry = Filter['all'][number];

/** Changes a filter, told from what is in force at that moment, which a page that is still being drawn may not show yet. */
export type ChangeFilter = (to: (now: Filter['all']) => Filter['all']) => void;

/**
 * A filter with an entry more, or changed.
 * @param before what the entry was; undefined for a new one. One that is gone meanwhile comes back as the new one.
 */
export function withEntry(now: Filter['all'], before: Entry | undefined, entry: Entry): Filter['all'] {
  const at = now.findIndex((each) => isSame(each, before));
  return at < 0 ? [...now, entry] : now.with(at, entry);
}

/** A filter without an entry. */
export function withoutEntry(now: Filter['all'], entry: Entry | undefined): Filter['all'] {
  const at = now.findIndex((each) => isSame(each, entry));
  return at < 0 ? now : now.toSpliced(at, 1);
}

function isSame(one: Entry, other: Entry | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
