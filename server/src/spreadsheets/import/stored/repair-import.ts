import type { Entity } from '@mandate/contract/facts/entity.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { refuse, refuseFields } from '../../../http/refusal.ts';
import { checkImportRight } from '../check-import-right.ts';
import { fileLimits } from '../files/file-limits.ts';
import { cellTexts } from './cell-texts.ts';
import { type ShownRow, shownRow } from './shown-rows.ts';
import { findImport, type ImportRow, rowsOf } from './stored-import.ts';

/** What is to stand in a cell of a file instead. */
export interface CellRepair {
  row: number;
  /** The header. */
  column: string;
  value: string;
}

/**
 * Corrects cells of a file; what became of their rows is forgotten.
 * @returns the rows as they are then
 * @throws Refusal importNotFound; importUsed while it is being imported and after it was undone; importRowDone for a row whose record is
 * stored; validationFailed for rows and columns the file does not have
 */
export async function repairImport(
  call: Call,
  entity: Entity,
  id: string,
  repairs: readonly CellRepair[],
): Promise<{ rows: ShownRow[] }> {
  checkImportRight(call, entity);
  const texts = await cellTexts(call);
  return inTransaction(call.db, async (db) => {
    const { state, headers } = await findImport({ ...call, db }, entity, id, true);
    if (state !== 'prepared' && state !== 'done') refuse('importUsed');
    const numbers = [...new Set(repairs.map(({ row }) => row))];
    const rows = new Map((await rowsOf(db, id, numbers)).map((row) => [row.row, row]));
    refuseFields(repairs.flatMap((repair, at) => problemsOf(repair, at, headers, rows)));
    for (const { row, column, value } of repairs) {
      const found = rows.get(row);
      if (!found) continue;
      if (found.recordId !== null) refuse('importRowDone', { row });
      found.cells[headers.indexOf(column)] = value.trim() === '' ? null : value;
      found.outcome = null;
      found.errors = [];
    }
    const text = `update import_rows r set cells = n.cells, outcome = null, errors = null
      from jsonb_to_recordset($2::jsonb) as n(row integer, cells jsonb) where r.import_id = $1 and r.row = n.row`;
    const repaired = [...rows.values()].map(({ row, cells }) => ({ row, cells }));
    await run(db, text, [id, JSON.stringify(repaired)]);
    return { rows: [...rows.values()].map((row) => shownRow(entity, row, texts)) };
  });
}

function problemsOf(
  { row, column, value }: CellRepair,
  at: number,
  headers: readonly string[],
  rows: ReadonlyMap<number, ImportRow>,
) {
  if (!rows.has(row)) return [fieldError(`cells.${at}.row`, 'valueNotAllowed')];
  if (!headers.includes(column)) return [fieldError(`cells.${at}.column`, 'importHeaderUnknown', { header: column })];
  return value.length > fileLimits.cell ? [fieldError(`cells.${at}.value`, 'maxLength', { max: fileLimits.cell })] : [];
}
