import type { Sort } from '@mandate/contract/grid.ts';

/** The most keys a list is sorted by. */
export const mostKeys = 5;

/**
 * The sort after a field's head was pressed: upwards, downwards, not at all.
 * @param isAdding keeps the other keys, as Shift does; at most five stay
 */
export function toggleSort(sort: readonly Sort[], field: string, isAdding: boolean): Sort[] {
  const present = sort.find((key) => key.field === field);
  const next = present === undefined ? 'asc' : present.direction === 'asc' ? 'desc' : null;
  if (!isAdding) return next === null ? [] : [{ field, direction: next }];
  if (next === null) return sort.filter((key) => key.field !== field);
  if (present === undefined) return [...sort, { field, direction: next } as const].slice(0, mostKeys);
  return sort.map((key) => (key.field === field ? { field, direction: next } : key));
}
