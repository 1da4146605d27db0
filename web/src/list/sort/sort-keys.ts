import type { Sort } from '@mandate/contract/lists/grid.ts';

/** The most keys a list is sorted by. */
export const mostKeys = 5;

/**
 * The sort after a field's head was pressed: upwards, downwards, as usual. The head a list is usually sorted by goes from one to the other.
 * @param sort none is the usual one
 * @param usual the key a list nobody sorted shows itself sorted by; null where it shows none
 * @param isAdding keeps the other keys, as Shift does; at most five stay
 */
export function toggleSort(sort: readonly Sort[], usual: Sort | null, field: string, isAdding: boolean): Sort[] {
  const shown = sort.length > 0 || usual === null ? sort : [usual];
  const present = shown.find((key) => key.field === field);
  const isUsual = usual?.field === field && shown.length === 1;
  const next = present === undefined ? 'asc' : present.direction === 'asc' ? 'desc' : isUsual ? 'asc' : null;
  return asStored(toggled(), usual);

  function toggled(): Sort[] {
    if (!isAdding) return next === null ? [] : [{ field, direction: next }];
    if (next === null) return shown.filter((key) => key.field !== field);
    if (present === undefined) return [...shown, { field, direction: next } as const].slice(0, mostKeys);
    return shown.map((key) => (key.field === field ? { field, direction: next } : key));
  }
}

/** A sort as the address keeps it: none where it is the usual one. */
export function asStored(sort: readonly Sort[], usual: Sort | null): Sort[] {
  const [only, ...others] = sort;
  const isUsual = others.length === 0 && only?.field === usual?.field && only?.direction === usual?.direction;
  return isUsual ? [] : [...sort];
}
