import type { ImportReply } from '../../src/spreadsheets/import/run/start-import.ts';
import type { TestApp } from '../test-app.ts';
import type { Reply } from './call.ts';
import type { Person } from './people.ts';

type Cell = string | number | boolean | { date: string } | null;

/** A file that was brought, as a test looks at it. */
export interface Brought {
  importId: string;
  headers: string[];
}

/** Keeps rows as if somebody had brought them in a file. */
export async function bring(
  app: TestApp,
  person: Person,
  noun: string,
  headers: string[],
  rows: Cell[][],
  recordId: string | null = null,
): Promise<Brought> {
  const { pool } = app.database;
  const added = await pool.query<{ id: string }>(
    `insert into imports (id, account_id, entity, record_id, file_name, headers, row_count)
     values (gen_random_uuid(), $1, $2, $3, 'test.csv', $4, $5) returning id`,
    [person.id, noun, recordId, headers, rows.length],
  );
  const importId = String(added.rows[0]?.id);
  await pool.query(
    `insert into import_rows (import_id, row, cells) select $1, r.row, r.cells from unnest($2::int[], $3::jsonb[]) as r(row, cells)`,
    [importId, rows.map((_, at) => at + 2), rows.map((cells) => JSON.stringify(cells))],
  );
  return { importId, headers };
}

type Fields = Record<string, string | null>;

/** What is asked of a file; the headers are the fields unless it is said otherwise. */
export interface ImportRequest {
  fields?: Fields;
  matchBy?: string | null;
  onError?: 'skip' | 'stop';
  dryRun?: boolean;
  allowDuplicates?: boolean;
  /** What becomes of prices where the file changes the currency of projects. */
  currencyChange?: object;
}

/** Takes a file over, or tries to. */
export function runImport(person: Person, noun: string, { importId, headers }: Brought, request: ImportRequest = {}) {
  const { fields = {}, matchBy = null, onError = 'skip', dryRun = false, ...rest } = request;
  const mapping = headers.map((header) => ({ header, field: header in fields ? fields[header] : header }));
  return person.post<ImportReply>(`/${noun}/import`, { importId, mapping, matchBy, onError, dryRun, ...rest });
}

/** The counts of a reply, in one line: created, updated, unchanged, failed. */
export function counts({ data }: Reply<ImportReply>): string {
  return `${data.created} ${data.updated} ${data.unchanged} ${data.failed}`;
}

/** What is wrong with rows, in lines. */
export function faultsOf({ data }: Reply<ImportReply>): string[] {
  return data.errors.map(({ row, column, code }) => `${row} ${column} ${code}`);
}
