import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/calls/call.ts';
import { flat } from '../../records/own-fields/flat.ts';
import { useCurrentUser } from '../filter/use-current-user.ts';
import { gridQueryOf } from './grid-query-of.ts';
import type { ListState } from './list-state.ts';

/** What is known of a page of a list. */
export interface GridReading<Row> {
  /** What is asked for; null when no row can meet the filter. */
  query: SentGridQuery | null;
  /** The page, or the one shown before it; undefined before the first. */
  data: GridPage<Row> | undefined;
  /** `data` is of another page or another query. */
  isPlaceholderData: boolean;
  isFetching: boolean;
  /** Why the page could not be read; null when it could, or may still. */
  error: Error | null;
  refetch: () => void;
}

/**
 * One page of a list. Rows shown before stay until the next ones are there, also when these could not be read; an answer that
 * comes late is never shown.
 * @param isReady false while it is not yet known what to ask for
 * @param fields what rows are asked for; without them, every field
 */
export function useGrid<Row extends object>(
  entity: Entity,
  state: ListState,
  isReady = true,
  fields?: readonly string[],
): GridReading<Row> {
  const currentUser = useCurrentUser();
  const base = gridQueryOf(entity, state, currentUser);
  const query = base && fields ? { ...base, fields: [...fields] } : base;
  const { data, isPlaceholderData, isFetching, error, refetch } = useQuery({
    queryKey: ['grid', entity.name, query],
    queryFn: async ({ signal }) =>
      query === null
        ? none
        : withFlatRows(await call<GridPage<Row>>('POST', `/${entity.name}/get-grid`, query, { signal })),
    placeholderData: keepPreviousData,
    enabled: isReady,
  });
  // Of this person alone: nobody is shown what somebody else read.
  const [last, setLast] = useState<{ of: string; page: GridPage<Row> } | null>(null);
  if (data !== undefined && last?.page !== data) setLast({ of: currentUser.id, page: data });
  const before = last?.of === currentUser.id ? last.page : undefined;
  return {
    query,
    data: data ?? before,
    isPlaceholderData: isPlaceholderData || (data === undefined && before !== undefined),
    isFetching,
    error,
    refetch: () => void refetch(),
  };
}

function withFlatRows<Row extends object>(page: GridPage<Row>): GridPage<Row> {
  return { ...page, rows: page.rows.map(flat) };
}

const none: GridPage<never> = { rows: [], total: 0, totalIsExact: true, page: 1, pageSize: 1 };
