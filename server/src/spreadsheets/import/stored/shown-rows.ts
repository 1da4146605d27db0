import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Words } from '../../../words/words.ts';
import { headerOf } from '../../cells/sheet-columns.ts';
import type { CellTexts } from './cell-texts.ts';
import type { ImportRow, RowError, RowOutcome } from './stored-import.ts';

/** A row of a file as it is shown. */
export interface ShownRow {
  row: number;
  /** One for each column. */
  cells: string[];
  outcome: RowOutcome | null;
  errors: { column: string | null; code: string; params: RefusalParams; message: string }[];
  recordId: string | null;
}

export function shownRow(
  entity: Entity,
  { row, cells, outcome, errors, recordId }: ImportRow,
  texts: CellTexts,
): ShownRow {
  const told = errors.map((error) => {
    const { column, code, params } = error;
    return { column, code, params, message: rowSentence(texts.words, entity, error) };
  });
  return { row, cells: cells.map(texts.shown), outcome, errors: told, recordId };
}

/** What is wrong with a row, said in a language; what is about a field that no column goes into names it as its column would. */
export function rowSentence(words: Words, entity: Entity, { code, params, field, message }: RowError): string {
  if (message !== undefined) return message;
  const problem = words.sentence(code, params);
  if (field === undefined) return problem;
  const part = Object.keys(entity.parts).find((name) => field.startsWith(`${name}.`)) ?? null;
  return words.sentence('importFieldProblem', { field: headerOf(words, entity, { path: field, part }), problem });
}
