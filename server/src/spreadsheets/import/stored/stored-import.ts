import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Call } from '../../../calls/call.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import type { ImportCell } from '../../cells/import-cell.ts';

export type ImportState = 'prepared' | 'running' | 'done' | 'undoing' | 'undone';
export type RowOutcome = 'created' | 'updated' | 'unchanged' | 'failed';

/** What a column of a file stands for: the path of a field, or null where the column is left out. */
export interface Meant {
  header: string;
  field: string | null;
  /** The person meant this by such a header before. */
  isRemembered?: boolean;
}

/** A file as it is kept: what it is to become and what became of it. */
export interface StoredImport {
  id: string;
  entity: string;
  /** The one record all rows belong to. */
  recordId: string | null;
  fileName: string;
  /** In the order of the cells of a row. */
  headers: string[];
  rowCount: number;
  mapping: Meant[];
  matchBy: string | null;
  onError: 'skip' | 'stop';
  allowDuplicates: boolean;
  /** What was said of the records beside their values. */
  beside: Values;
  state: ImportState;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  /** Records its undoing left as they are for reasons that may pass. */
  undoLeft: number;
  createdAt: string;
}

/** Why a row was not taken. */
export interface RowError {
  /** The header of the column; null where it is about the row as a whole. */
  column: string | null;
  /** What stands in the cell, as a person reads it. */
  value: string | null;
  code: RefusalCode;
  params: RefusalParams;
  /** The path of the field it is about, where no column goes into that. */
  field?: string;
  /** Only of rows that were stored while there was one language: what was said then. */
  message?: string;
}

/** One row of a file. */
export interface ImportRow {
  /** As a spreadsheet counts them. */
  row: number;
  /** One for each header. */
  cells: ImportCell[];
  /** What became of the record this row begins or belongs to; null before it was tried. */
  outcome: RowOutcome | null;
  recordId: string | null;
  errors: RowError[];
}

/** Whether a job of an import is open; of the row aliased `i`. */
export const openJobSql = `exists (select 1 from jobs j where j.state in ('queued', 'running')
  and j.kind in ('import', 'undoImport') and j.input ->> 'importId' = i.id::text)`;

/** The state an import rests in, of the row aliased `i`: done as far as something of it is stored, else as it was prepared. */
export const restingSql = `case when exists (select 1 from import_rows r where r.import_id = i.id and r.record_id is not null)
  then 'done' else 'prepared' end`;

// Work whose process went, and that nobody took up again, is not under way.
const stateSql = `case when i.state in ('running', 'undoing') and not ${openJobSql} then ${restingSql} else i.state end`;

const columns = `i.id, i.entity, i.record_id as "recordId", i.file_name as "fileName", i.headers, i.row_count as "rowCount", i.mapping,
  i.match_by as "matchBy", i.on_error as "onError", i.allow_duplicates as "allowDuplicates", i.beside, ${stateSql} as state, i.created, i.updated,
  i.unchanged, i.failed, i.undo_left as "undoLeft", i.created_at as "createdAt"`;

const rowColumns = `r.row, r.cells, r.outcome, r.record_id as "recordId", coalesce(r.errors, '[]') as errors`;

/**
 * A file the caller brought himself.
 * @param lock holds it until the transaction ends, so that nobody else changes or runs it meanwhile
 * @throws Refusal importNotFound when there is none, it is somebody else's, or of other records
 */
export async function findImport(call: Call, entity: Entity, id: string, lock = false): Promise<StoredImport> {
  const text = `select ${columns} from imports i where i.id = $1 and i.account_id = $2 and i.entity = $3 ${lock ? 'for update' : ''}`;
  const [found] = await run<StoredImport>(call.db, text, [id, call.caller.id, entity.name]);
  return found ?? refuse('importNotFound');
}

/** Which rows are wanted: all of them, those that failed, or those not tried yet. */
export type WantedRows = 'all' | 'failed' | 'untried';

const conditions: Record<WantedRows, string> = {
  all: '',
  failed: "and r.outcome = 'failed'",
  untried: 'and r.outcome is null',
};

/**
 * Rows of a file in their order.
 * @param afterRow the last row that was read; 0 begins
 * @param limit the most rows to give; fewer mean that there are no more
 */
export async function rowsAfter(
  db: Database,
  importId: string,
  afterRow: number,
  limit: number,
  only: WantedRows = 'all',
): Promise<ImportRow[]> {
  const text = `select ${rowColumns}, cardinality(i.headers) as width from import_rows r join imports i on i.id = r.import_id
    where r.import_id = $1 and r.row > $2 ${conditions[only]} order by r.row limit $3`;
  return (await run<ImportRow & { width: number }>(db, text, [importId, afterRow, limit])).map(padded);
}

/**
 * One page of the rows of a file.
 * @param page from 1
 */
export async function rowsPage(
  db: Database,
  importId: string,
  only: WantedRows,
  page: number,
  pageSize: number,
): Promise<{ rows: ImportRow[]; total: number }> {
  const text = `select ${rowColumns}, cardinality(i.headers) as width from import_rows r join imports i on i.id = r.import_id
    where r.import_id = $1 ${conditions[only]} order by r.row limit $2 offset $3`;
  const rows = await run<ImportRow & { width: number }>(db, text, [importId, pageSize, (page - 1) * pageSize]);
  const counting = `select count(*)::int as total from import_rows r where r.import_id = $1 ${conditions[only]}`;
  const [counted] = await run<{ total: number }>(db, counting, [importId]);
  return { rows: rows.map(padded), total: counted?.total ?? 0 };
}

/** The rows of these numbers, in their order. */
export async function rowsOf(db: Database, importId: string, numbers: readonly number[]): Promise<ImportRow[]> {
  const text = `select ${rowColumns}, cardinality(i.headers) as width from import_rows r join imports i on i.id = r.import_id
    where r.import_id = $1 and r.row = any($2) order by r.row`;
  return (await run<ImportRow & { width: number }>(db, text, [importId, numbers])).map(padded);
}

/** Whether any row was tried, be it without keeping what came of it. */
export async function isTried(db: Database, importId: string): Promise<boolean> {
  const text = 'select 1 from import_rows where import_id = $1 and outcome is not null limit 1';
  return (await run(db, text, [importId])).length > 0;
}

/** Whether any row was not tried yet, or not since a cell of it was corrected. */
export async function hasUntried(db: Database, importId: string): Promise<boolean> {
  const text = 'select 1 from import_rows where import_id = $1 and outcome is null limit 1';
  return (await run(db, text, [importId])).length > 0;
}

/** A row is kept without the empty cells at its end. */
function padded({ width, cells, ...row }: ImportRow & { width: number }): ImportRow {
  return { ...row, cells: Array.from({ length: width }, (_, place) => cells[place] ?? null) };
}
