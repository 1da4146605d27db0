import { filterText, type ListState } from '../state/list-state.ts';

/** What decides which rows a list has, as text: with another one a selection is of other rows. Pages and order do not count. */
export function scopeOf({ search, filter, deleted, view }: ListState): string {
  return JSON.stringify([search.trim(), filterText(filter), deleted, view]);
}
