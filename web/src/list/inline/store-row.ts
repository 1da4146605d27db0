import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { useQueryClient } from '@tanstack/react-query';
import { readOvertaken } from '../../lib/calls/read-overtaken.ts';
import { purgeAround, storeRecord } from '../../records/reading/use-record.ts';
import type { ListRow } from '../columns/columns.tsx';
import type { Stored } from './inline-edits.ts';

/** A row with what of it the record says again, its totals among it. */
export function rowWith<Row extends ListRow>(row: Row, record: Stored): Row {
  const said: Record<string, unknown> = { ...(record.totals as object | undefined), ...record };
  // An own field that was emptied is not said.
  const names = Object.keys(row).filter((name) => name in said || name.includes('.'));
  return { ...row, ...Object.fromEntries(names.map((name) => [name, said[name] ?? null])) };
}

/**
 * Gives a function that keeps a record a cell was saved of. Its rows say so at once and stay where they are, even where the list is
 * sorted or filtered by what changed, until the person asks for the rows again. What the list comes to is added up again.
 */
export function useStoreRow(noun: string): (record: Stored) => void {
  const queries = useQueryClient();
  return (record) => {
    storeRecord(queries, noun, record);
    // Sums and groups of a list are kept under its key, too, and are no pages.
    queries.setQueriesData<Partial<GridPage<ListRow>>>({ queryKey: ['grid', noun] }, (page) => {
      if (!page?.rows?.some(({ id }) => id === record.id)) return page;
      return { ...page, rows: page.rows.map((row) => (row.id === record.id ? rowWith(row, record) : row)) };
    });
    readOvertaken(queries, ['grid', noun]);
    void queries.invalidateQueries({ queryKey: ['grid', noun], refetchType: 'none' });
    // What stands under the rows is of the rows as they are now; it is added up by a call of its own, which leaves them where they are.
    void queries.invalidateQueries({ queryKey: ['grid', noun, 'sums'] });
    purgeAround(queries, noun, record.id);
  };
}
