import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { readInertInside } from '@mandate/contract/texts/inert-text.ts';
import { CsvError, parse } from 'csv-parse';
import { refuse } from '../../../http/refusal.ts';
import { columnLetter } from '../../cells/column-letter.ts';
import type { ImportCell } from '../../cells/import-cell.ts';
import type { ReadRow } from '../stored/add-import.ts';
import { type Decoding, decodedText } from './decoded-text.ts';
import { fileLimits } from './file-limits.ts';
import { sniffDelimiter } from './sniff-delimiter.ts';
import type { TextEncodingName } from './sniff-file.ts';

/** A table whose rows can be read, from the beginning each time. */
export interface Sheet {
  /** @throws Refusal for what cannot be read, with row and column */
  rows(): AsyncGenerator<ReadRow>;
}

// One row of the most and longest cells, with room for quotes.
const longestRow = 2 * fileLimits.columns * fileLimits.cell;

/** Opens a text file whose cells are divided by commas, semicolons, tabs or bars. */
export async function openCsv(handle: FileHandle, encoding: TextEncodingName, begin: number): Promise<Sheet> {
  const text = () => piecesOf(handle, begin);
  const { value: sample = '' } = await first(decodedText(text(), encoding, { isBroken: false }));
  const { delimiter, isStated } = sniffDelimiter(sample);
  return { rows: () => rowsOf(text(), encoding, delimiter, isStated ? 1 : 0) };
}

/** @param skipped how many rows at the beginning are none of the table */
async function* rowsOf(
  pieces: AsyncIterable<Buffer>,
  encoding: TextEncodingName,
  delimiter: string,
  skipped: number,
): AsyncGenerator<ReadRow> {
  const decoding: Decoding = { isBroken: false };
  const source = Readable.from(decodedText(pieces, encoding, decoding));
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRow,
  });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let row = 0;
  let held: ReadRow | null = null;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row += 1;
      if (held) yield held;
      held = row > skipped ? { row, cells: cellsOf(record, row) } : null;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Rows before the one at fault may have been lost with the stream: the parser knows how many it saw.
    const at = parser.info.records + 1;
    // Bytes that are no text may stand inside quotes, which are never closed then.
    if (decoding.isBroken) refuse('importEncoding', { row: at });
    refuseRow(error, at);
  } finally {
    source.destroy();
    parser.destroy();
  }
  // The text ended with the row that holds them.
  if (decoding.isBroken) refuse('importEncoding', { row });
  if (held) yield held;
}

function cellsOf(record: string[], row: number): ImportCell[] {
  return record.map((text, place) => {
    if (text.length > fileLimits.cell) refuseCell(row, place);
    return text.trim() === '' ? null : readInertInside(text);
  });
}

/** @param place of the column, from 0 */
export function refuseCell(row: number, place: number): never {
  return refuse('importCellTooLong', { row, column: columnLetter(place), max: fileLimits.cell });
}

function refuseRow(error: CsvError, row: number): never {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') refuse('importBroken', { context: 'quote', row });
  if (error.code === 'CSV_MAX_RECORD_SIZE') refuseCell(row, typeof error.column === 'number' ? error.column : 0);
  return refuse('importBroken', { context: 'row', row });
}

// What is parsed in one go, while others wait.
const pieceBytes = 16 * 1024;

async function* piecesOf(handle: FileHandle, begin: number): AsyncGenerator<Buffer> {
  for (let at = begin; ; ) {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

/** The first of some items; the others are not made. */
async function first<Item>(items: AsyncGenerator<Item>): Promise<{ value?: Item }> {
  for await (const value of items) return { value };
  return {};
}
