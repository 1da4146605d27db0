import type { RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { CellTexts } from './cell-texts.ts';
import type { ImportRow, RowOutcome } from './stored-import.ts';

/** A row of a file as it is shown. */
export interface ShownRow {
  row: number;
  /** One for each column. */
  cells: string[];
  outcome: RowOutcome | null;
  errors: { column: string | null; code: string; params: RefusalParams; message: string }[];
  recordId: string | null;
}

export function shownRow({ row, cells, outcome, errors, recordId }: ImportRow, texts: CellTexts): ShownRow {
  const told = errors.map(({ column, code, params, message }) => ({ column, code, params, message }));
  return { row, cells: cells.map(texts.shown), outcome, errors: told, recordId };
}
