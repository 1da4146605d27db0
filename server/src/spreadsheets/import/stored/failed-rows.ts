import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../../calls/call.ts';
import { FileReply } from '../../../http/replies/file-reply.ts';
import { entityTitle, fileWord } from '../../../records/words.ts';
import type { Cell } from '../../cells/cell.ts';
import { writeCsv } from '../../export/write-csv.ts';
import { exportTypes } from '../../export/write-export.ts';
import { writeXlsx } from '../../export/write-xlsx.ts';
import { checkImportRight } from '../check-import-right.ts';
import { cellOfRead, cellTexts } from './cell-texts.ts';
import { rowSentence } from './shown-rows.ts';
import { findImport, rowsAfter } from './stored-import.ts';

const rowsAtOnce = 500;

/**
 * A file of the rows that failed, as they were read, with what is wrong with each in a last column: corrected it can be brought again, and
 * that column is left out then.
 * @throws Refusal notPermitted, importNotFound
 */
export async function failedRows(call: Call, entity: Entity, id: string, format: 'csv' | 'xlsx'): Promise<FileReply> {
  checkImportRight(call, entity);
  const { headers } = await findImport(call, entity, id);
  const texts = await cellTexts(call);
  const { words } = call;
  const wanted = [...headers, words.at('import.problem') ?? ''];
  const rows = failedCells(call, entity, id);
  const bytes =
    format === 'csv'
      ? writeCsv(wanted, rows, texts)
      : writeXlsx([{ name: entityTitle(words, entity.name), headers: wanted, rows }], texts, { cut: 0 });
  const name = `${fileWord(words, entity)}-${words.at('import.failedRows')}.${format}`;
  return new FileReply(name, exportTypes[format], bytes);
}

async function* failedCells({ db, words }: Call, entity: Entity, id: string): AsyncGenerator<Cell[]> {
  for (let after = 0; ; ) {
    const rows = await rowsAfter(db, id, after, rowsAtOnce, 'failed');
    for (const { cells, errors } of rows) {
      const told = errors.map((error) => {
        const message = rowSentence(words, entity, error);
        return error.column === null ? message : `${error.column}: ${message}`;
      });
      yield [...cells.map(cellOfRead), told.length === 0 ? null : { text: told.join(' ') }];
    }
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.row ?? after;
  }
}
