import type { Entity } from '@mandate/contract/entity.ts';
import type { GridPage, SentGridQuery } from '@mandate/contract/grid.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import type { ListState } from './list-state.ts';

/** The query a list's state stands for. */
export function gridQueryOf(state: ListState): SentGridQuery {
  const { search, page, pageSize, sort, filter, deleted } = state;
  return {
    page,
    pageSize,
    sort,
    deleted,
    ...(search.trim() !== '' && { search }),
    ...(filter.length > 0 && { filter: { all: filter } }),
  };
}

/** One page of a list. Rows shown before stay until the next ones are there; an answer that comes late is never shown. */
export function useGrid<Row>(entity: Entity, state: ListState) {
  return useQuery({
    queryKey: ['grid', entity.name, gridQueryOf(state)],
    queryFn: ({ signal }) => call<GridPage<Row>>('POST', `/${entity.name}/get-grid`, gridQueryOf(state), { signal }),
    placeholderData: keepPreviousData,
  });
}
