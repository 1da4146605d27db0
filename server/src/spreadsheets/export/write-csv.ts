import { inertInside } from '@mandate/contract/texts/inert-text.ts';
import type { Cell } from '../cells/cell.ts';
import { csvText, type TextContext } from '../cells/csv-text.ts';
import { decimalSign } from '../cells/number-text.ts';

/** Rows that are passed on together. */
const rowsAtOnce = 250;

/** A figure with a comma is no value and a half: nobody quotes those. */
const commaInText = /^(?!-?\d+,\d+$).*,/s;

/**
 * A CSV file (RFC 4180), UTF-8 with a byte order mark, by which spreadsheets know it. Values are parted by semicolons for whom the comma is
 * the decimal sign, as spreadsheets of their country expect it.
 */
export async function* writeCsv(
  headers: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  context: TextContext,
): AsyncGenerator<Uint8Array> {
  // Loaded with the first file.
  const { stringify } = await import('csv-stringify/sync');
  const hasDecimalComma = decimalSign(context.formats.numberFormat) === ',';
  const options = {
    delimiter: hasDecimalComma ? ';' : ',',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    // Values are quoted where another sign would part them, too.
    quoted_match: hasDecimalComma ? ['\t', commaInText] : [';', '\t'],
    // A line of one empty value would be taken for no line at all.
    quoted_empty: headers.length === 1,
  };
  const texts = (cells: readonly Cell[]) =>
    cells.map((cell) => {
      const text = csvText(cell, context);
      return cell !== null && 'text' in cell ? inertInside(text) : text;
    });
  let lines = [texts(headers.map((text) => ({ text })))];
  yield Buffer.from('\ufeff');
  for await (const row of rows) {
    if (lines.length === rowsAtOnce) {
      yield Buffer.from(stringify(lines, options));
      lines = [];
    }
    lines.push(texts(row));
  }
  yield Buffer.from(stringify(lines, options));
}
