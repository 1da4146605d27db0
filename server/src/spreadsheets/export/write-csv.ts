import { csvLine } from '@mandate/contract/texts/csv-line.ts';
import type { Cell } from '../cells/cell.ts';
import { csvText, type TextContext } from '../cells/csv-text.ts';
import { decimalSign } from '../cells/number-text.ts';

/** Characters gathered before they are passed on. */
const pieceLength = 128 * 1024;

/**
 * A CSV file (RFC 4180), UTF-8 with a byte order mark, by which spreadsheets know it. Values are parted by semicolons for whom the comma is
 * the decimal sign, as spreadsheets of their country expect it.
 */
export async function* writeCsv(
  headers: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  context: TextContext,
): AsyncGenerator<Uint8Array> {
  const delimiter = decimalSign(context.formats.numberFormat) === ',' ? ';' : ',';
  const line = (cells: readonly Cell[]) =>
    csvLine(
      cells.map((cell) => csvText(cell, context)),
      delimiter,
    );
  let text = `\ufeff${line(headers.map((header) => ({ text: header })))}`;
  for await (const row of rows) {
    text += line(row);
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
