import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { checkImportRight } from '../check-import-right.ts';
import { type ImportField, importFields } from '../columns/import-fields.ts';
import type { ShownColumn } from '../prepare-import.ts';
import { cellTexts } from './cell-texts.ts';
import { type ShownRow, shownRow } from './shown-rows.ts';
import {
  findImport,
  hasUntried,
  isTried,
  rowsAfter,
  rowsPage,
  type StoredImport,
  type WantedRows,
} from './stored-import.ts';

/** A file as it is kept, and how far its import is. */
export interface ImportProgress extends Omit<StoredImport, 'id' | 'entity' | 'headers'> {
  importId: string;
  columns: ShownColumn[];
  /** What its columns may go into. */
  fields: ImportField[];
  /** Some row was tried, be it without keeping what came of it. */
  isTried: boolean;
  /** Some row was not tried yet, or not since a cell of it was corrected. */
  hasUntried: boolean;
  /** The job that works on it or is to do so, else the last one that did. */
  jobId: string | null;
}

/** @throws Refusal notPermitted, importNotFound */
export async function importProgress(call: Call, entity: Entity, id: string): Promise<ImportProgress> {
  checkImportRight(call, entity);
  const { id: importId, entity: _, headers, ...kept } = await findImport(call, entity, id);
  const columns = await shownColumns(call, importId, headers);
  const fields = importFields(call, entity, kept.recordId !== null);
  const tried = { isTried: await isTried(call.db, id), hasUntried: await hasUntried(call.db, id) };
  return { importId, ...kept, columns, fields, ...tried, jobId: await lastJob(call, id) };
}

/**
 * One page of the rows of a file.
 * @param page from 1
 * @throws Refusal notPermitted, importNotFound
 */
export async function importRows(
  call: Call,
  entity: Entity,
  id: string,
  { only, page, pageSize }: { only: WantedRows; page: number; pageSize: number },
): Promise<{ rows: ShownRow[]; total: number }> {
  checkImportRight(call, entity);
  await findImport(call, entity, id);
  const texts = await cellTexts(call);
  const { rows, total } = await rowsPage(call.db, id, only, page, pageSize);
  return { rows: rows.map((row) => shownRow(entity, row, texts)), total };
}

/** Columns with what stands in the first rows. */
async function shownColumns(call: Call, id: string, headers: readonly string[]): Promise<ShownColumn[]> {
  const texts = await cellTexts(call);
  const rows = await rowsAfter(call.db, id, 0, 20);
  return headers.map((header, place) => {
    const said = rows.map(({ cells }) => texts.shown(cells[place] ?? null).slice(0, 100)).filter((text) => text !== '');
    return { header, sample: [...new Set(said)].slice(0, 3) };
  });
}

async function lastJob({ db, caller }: Call, id: string): Promise<string | null> {
  const text = `select id from jobs where account_id = $1 and kind in ('import', 'undoImport') and input ->> 'importId' = $2
    order by created_at desc limit 1`;
  const [job] = await run<{ id: string }>(db, text, [caller.id, id]);
  return job?.id ?? null;
}
