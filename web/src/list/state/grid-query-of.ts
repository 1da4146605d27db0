import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type CurrentUser, resolvedFilter } from '@mandate/contract/lists/filter-tokens.ts';
import { countCap, type SentGridQuery } from '@mandate/contract/lists/grid.ts';
import type { ListState } from './list-state.ts';

/** The query a list's state stands for at this moment; null when no row can meet its filter. */
export function gridQueryOf(entity: Entity, state: ListState, currentUser: CurrentUser): SentGridQuery | null {
  const { search, page, pageSize, sort, deleted } = state;
  const filter = resolvedFilter(entity, state.filter, currentUser);
  if (filter === null) return null;
  return {
    page,
    pageSize,
    sort,
    deleted,
    ...(search.trim() !== '' && { search }),
    ...(filter.length > 0 && { filter: { all: filter } }),
    // So far behind, only the true total tells which page is the last.
    ...(page * pageSize > countCap && { total: 'exact' }),
  };
}
