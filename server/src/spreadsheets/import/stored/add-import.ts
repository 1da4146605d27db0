import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../../calls/call.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { ImportCell } from '../../cells/import-cell.ts';
import type { StoredImport } from './stored-import.ts';

/** Begins to keep a file: its rows come next, and then what is known of it when all were read (`completeImport`). */
export async function addImport(
  call: Call,
  entity: Entity,
  { id, recordId, fileName }: Pick<StoredImport, 'id' | 'recordId' | 'fileName'>,
): Promise<void> {
  const text = `insert into imports (id, account_id, entity, record_id, file_name, headers, row_count)
    values ($1, $2, $3, $4, $5, '{}', 0)`;
  await run(call.db, text, [id, call.caller.id, entity.name, recordId, fileName]);
}

/** Keeps what is known of a file when all its rows were read. */
export async function completeImport(
  db: Database,
  {
    id,
    headers,
    rowCount,
    mapping,
    matchBy,
  }: Pick<StoredImport, 'id' | 'headers' | 'rowCount' | 'mapping' | 'matchBy'>,
): Promise<void> {
  const text = 'update imports set headers = $2, row_count = $3, mapping = $4, match_by = $5 where id = $1';
  await run(db, text, [id, headers, rowCount, JSON.stringify(mapping), matchBy]);
}

/** A row of a file as it was read, without empty cells at its end. */
export interface ReadRow {
  /** As a spreadsheet counts them, from 1. */
  row: number;
  cells: ImportCell[];
}

const mostRows = 1_000;
const mostLetters = 500_000;

/** Keeps rows of a file, a thousand at a time; the last ones when it is told to `flush`. */
export function rowStore(
  db: Database,
  importId: string,
): { keep(row: ReadRow): Promise<void>; flush(): Promise<void> } {
  let numbers: number[] = [];
  let cells: string[] = [];
  let letters = 0;
  const flush = async () => {
    if (numbers.length === 0) return;
    const text = `insert into import_rows (import_id, row, cells)
      select $1, t.row, t.cells from unnest($2::int[], $3::jsonb[]) as t (row, cells)`;
    await run(db, text, [importId, numbers, cells]);
    numbers = [];
    cells = [];
    letters = 0;
  };
  return {
    async keep(row) {
      const written = JSON.stringify(row.cells);
      numbers.push(row.row);
      cells.push(written);
      letters += written.length;
      if (numbers.length >= mostRows || letters >= mostLetters) await flush();
    },
    flush,
  };
}
