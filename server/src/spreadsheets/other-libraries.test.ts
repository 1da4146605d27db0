import { csvLine } from '@mandate/contract/texts/csv-line.ts';
import { inertInside, inertText, readInertInside } from '@mandate/contract/texts/inert-text.ts';
import fc from 'fast-check';
import papa from 'papaparse';
import { readSheet as readByOther } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import writeByOther from 'write-excel-file/node';
import { readSheet } from '../../testing/files/read-sheet.ts';
import { english } from '../words/words.ts';
import { type Cell, spreadsheetNumber } from './cells/cell.ts';
import { csvText, instantText } from './cells/csv-text.ts';
import { writeCsv } from './export/write-csv.ts';
import { writeXlsx } from './export/write-xlsx.ts';

/** Files are written and read by libraries the product does not use for it, cell by cell the same. */

const formats = { numberFormat: '1.234,56', dateFormat: 'dd.MM.yyyy' } as const;
const timeZone = 'Europe/Rome';

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const made: Uint8Array[] = [];
  for await (const piece of pieces) made.push(piece);
  return Buffer.concat(made);
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

/** Texts of anything, often of what matters to a file. */
const special = ['=', '＝', "'", '"', ';', ',', '\t', '\n', ' ', '&', '<', ']]>', '_x0041_', 'é', '漢', '😀', '1,5'];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...special), { minLength: 1, maxLength: 6 }).map((all) => all.join('')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
);
const days = fc
  .date({ min: new Date('1900-03-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));

const cells: fc.Arbitrary<Cell> = fc.oneof(
  fc.constant(null),
  texts.map((text) => ({ text })),
  // What XML cannot hold is written out.
  fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((text) => ({ text })),
  fc.tuple(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), fc.nat({ max: 9_999 })).map(([whole, part]) => ({
    number: part === 0 ? String(whole) : `${whole}.${part}`,
  })),
  days.map((date) => ({ date: date.toISOString().slice(0, 10) })),
  days.map((date) => ({ instant: date.toISOString() })),
  fc.boolean().map((flag) => ({ flag })),
);
const width = 4;
/** The first cell says that there is a row. */
const tables = fc.array(
  fc
    .tuple(
      texts.map((text) => ({ text })),
      fc.array(cells, { minLength: width - 1, maxLength: width - 1 }),
    )
    .map(([first, rest]): Cell[] => [first, ...rest]),
  { minLength: 1, maxLength: 12 },
);
const headers = ['Name', 'City', 'Notes', 'Code'];

/** A cell as another library gives it. */
function meant(cell: Cell): unknown {
  if (cell === null) return null;
  if ('text' in cell) return cell.text;
  if ('number' in cell) return spreadsheetNumber(cell.number) ?? cell.number;
  if ('date' in cell) return new Date(cell.date);
  if ('instant' in cell) return new Date(`${instantText(cell.instant, timeZone).replace(' ', 'T')}Z`);
  return cell.flag;
}

/** A spreadsheet counts days; some who read it cut the milliseconds off where others round them. */
function inSeconds(value: unknown): unknown {
  return value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value;
}

test('a workbook of ours is read by another library as it was meant', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      const sheets = [{ name: 'One', headers, rows }];
      const file = await whole(writeXlsx(sheets, { formats, timeZone }, { cut: 0 }));
      const read = await readByOther(file, 1, { trim: false });
      const padded = read.map((row) => Array.from({ length: width }, (_, at) => inSeconds(row[at] ?? null)));
      expect(padded).toEqual([headers, ...rows.map((row) => row.map(meant))]);
    }),
    { numRuns: 60 },
  );
});

const otherCells = fc.oneof(
  fc.constant(null),
  // The other library does not write out what looks written out, and loses texts called like methods of objects.
  texts.filter((text) => text.trim() !== '' && !/_x[\da-f]{4}_/i.test(text) && !(text in {})),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }).map((number) => number + 0),
  fc.boolean(),
  days,
);

/** What of another library comes into an import: days without a time of day are days. */
function imported(value: string | number | boolean | Date | null): unknown {
  if (typeof value === 'string') return inertText(value);
  if (!(value instanceof Date)) return value;
  const [day = '', time = ''] = value.toISOString().split(/[T.]/);
  return time === '00:00:00' ? { date: day } : `${day} ${time}`;
}

test('a workbook of another library is read by us as it was meant', async () => {
  const rowsOf = fc.array(
    fc
      .tuple(fc.constantFrom('Acme', 'Bergbahn'), fc.array(otherCells, { minLength: 3, maxLength: 3 }))
      .map(([first, rest]) => [first, ...rest]),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(rowsOf, async (rows) => {
      const file = await writeByOther([headers, ...rows], { dateFormat: 'yyyy-mm-dd hh:mm:ss' }).toBuffer();
      const [, ...read] = (await readSheet(file)).map(([, row]) => row);
      expect(read.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? null))).toEqual(
        rows.map((row) => row.map(imported)),
      );
    }),
    { numRuns: 60 },
  );
});

test('a text file of ours is read by another library as it was meant, and written as a browser writes it', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      const file = (await whole(writeCsv(headers, each(rows), { formats, timeZone, words: english }))).toString();
      const written = rows.map((row) => row.map((cell) => csvText(cell, { formats, timeZone, words: english })));
      const { data } = papa.parse<string[]>(file.slice(1), { delimiter: ';', newline: '\r\n' });
      expect(data).toEqual([headers, ...written.map((row) => row.map(inertInside)), ['']]);
      expect(file).toBe(`\ufeff${[headers, ...written].map((row) => csvLine(row, ';')).join('')}`);
    }),
    { numRuns: 60 },
  );
});

test('a text file of another library is read by us as it was meant', async () => {
  const rowsOf = fc.array(
    fc.tuple(fc.constantFrom('Acme', 'Bergbahn'), texts, fc.oneof(texts, fc.constant(''))).map((row) => [...row]),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(rowsOf, fc.constantFrom(',', ';', '\t'), async (rows, delimiter) => {
      const file = `sep=${delimiter}\r\n${papa.unparse([headers.slice(0, 3), ...rows], { delimiter })}`;
      const [, ...read] = (await readSheet(Buffer.from(file))).map(([, row]) => row);
      expect(read).toEqual(rows.map((row) => row.map((text) => (text.trim() === '' ? null : readInertInside(text)))));
    }),
    { numRuns: 60 },
  );
});
