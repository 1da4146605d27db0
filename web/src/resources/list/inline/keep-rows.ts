import type { GridPage } from '@mandate/contract/grid.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { recordKey } from '../../use-record.ts';
import type { ListRow } from '../columns.tsx';
import type { Stored } from './inline-edits.ts';

/** A row with what of it the record says anew, its totals among it. */
export function rowWith<Row extends ListRow>(row: Row, record: Stored): Row {
  const said: Record<string, unknown> = { ...(record.totals as object | undefined), ...record };
  const names = Object.keys(row).filter((name) => name in said);
  return { ...row, ...Object.fromEntries(names.map((name) => [name, said[name]])) };
}

/**
 * Gives a function that keeps a record a cell was saved of. Its rows say so at once and stay where they are, even where the list is
 * sorted or filtered by what changed, until the person asks for the rows again.
 */
export function useKeepRow(noun: string): (record: Stored) => void {
  const queries = useQueryClient();
  return (record) => {
    queries.setQueryData(recordKey(noun, record.id), record);
    queries.setQueriesData<GridPage<ListRow>>({ queryKey: ['grid', noun] }, (page) => {
      if (!page?.rows.some(({ id }) => id === record.id)) return page;
      return { ...page, rows: page.rows.map((row) => (row.id === record.id ? rowWith(row, record) : row)) };
    });
    forgetAround(queries, noun, record.id);
  };
}

function forgetAround(queries: QueryClient, noun: string, id: string): void {
  void queries.invalidateQueries({ queryKey: ['grid', noun], refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: ['history', noun, id] });
  // Others may name this one: they are read anew when they are shown next.
  void queries.invalidateQueries({
    queryKey: ['record'],
    refetchType: 'none',
    predicate: ({ queryKey }) => queryKey[2] !== id,
  });
  void queries.invalidateQueries({ queryKey: [noun] });
  void queries.invalidateQueries({ queryKey: ['favourites'] });
}
