import type { DateFormat } from '@mandate/contract/preferences/formats.ts';
import { refuse } from '../../http/refusal.ts';
import { type Cell, spreadsheetNumber } from '../cells/cell.ts';
import type { WriteContext } from '../cells/cell-of.ts';
import { columnLetter } from '../cells/column-letter.ts';
import { instantText } from '../cells/csv-text.ts';
import { sheetFrame, styles, stylesheet, workbookParts, xmlText } from './workbook-parts.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** One sheet: its name, its headers, its rows; rows are asked for when the sheets before are written. */
export interface SheetRequest {
  name: string;
  headers: readonly string[];
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
  /** In characters, one for each column; as the headers are long where it is not said. */
  widths?: readonly number[];
}

/** The most rows of a sheet, the headers among them, and the most characters of a cell (limits of Excel). */
const mostSheetRows = 1_048_576;
const longestText = 32_767;
/** Excel takes 1900 for a leap year: days before March of that year have no number all programs agree on. */
const firstDay = '1900-03-01';
const dayZero = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
const pieceLength = 128 * 1024;

/** What became of cells that a spreadsheet cannot hold whole. */
export interface XlsxReport {
  /** Texts that were cut. */
  cut: number;
}

/**
 * An XLSX workbook (ECMA-376), written while it is read. Cells are typed: numbers and days are what they are, a text is never a formula.
 * What the library in use streams is one sheet in one style; this is rows with bold headers, and a sheet of facts after them.
 * @param report is counted up while the rows are written
 * @throws Refusal exportTooLarge when a sheet has more rows than one can have, or more bytes than an archive can
 */
export function writeXlsx(
  sheets: readonly SheetRequest[],
  context: Pick<WriteContext, 'formats' | 'timeZone'>,
  report: XlsxReport,
): AsyncGenerator<Uint8Array> {
  const written: ZipEntry[] = sheets.map((sheet, index) => ({
    path: `xl/worksheets/sheet${index + 1}.xml`,
    bytes: sheetBytes(sheet, context.timeZone, report),
  }));
  const rest: [string, string][] = [
    ...workbookParts(sheets.map(({ name }) => name)),
    ['xl/styles.xml', stylesheet(dayFormat(context.formats.dateFormat))],
  ];
  // What a file is, programs look for at its beginning.
  return zipStream([...rest.map(([path, xml]) => ({ path, bytes: bytesOf(xml) })), ...written]);
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Patterns of days are those of spreadsheets in small letters. */
function dayFormat(format: DateFormat): string {
  return format.toLowerCase();
}

async function* sheetBytes(
  { headers, rows, widths }: SheetRequest,
  timeZone: string,
  report: XlsxReport,
): AsyncGenerator<Uint8Array> {
  const letters = headers.map((_, index) => columnLetter(index));
  const { before, after } = sheetFrame(
    widths ?? headers.map((header) => Math.min(Math.max(header.length + 2, 10), 40)),
  );
  const head = headers.map((header, index) => textCell(`${letters[index]}1`, header, styles.header));
  let xml = `${before}<row r="1">${head.join('')}</row>`;
  let at = 1;
  for await (const row of rows) {
    at += 1;
    if (at > mostSheetRows) refuse('exportTooLarge');
    xml += `<row r="${at}">`;
    for (let index = 0; index < row.length; index += 1) {
      const cell = row[index];
      if (cell) xml += cellXml(`${letters[index]}${at}`, cell, timeZone, report);
    }
    xml += '</row>';
    if (xml.length < pieceLength) continue;
    yield Buffer.from(xml);
    xml = '';
  }
  yield Buffer.from(xml + after);
}

function cellXml(place: string, cell: NonNullable<Cell>, timeZone: string, report: XlsxReport): string {
  if ('text' in cell) {
    if (cell.text.length > longestText) report.cut += 1;
    return textCell(place, cell.text, styles.plain);
  }
  if ('flag' in cell) return `<c r="${place}" t="b"><v>${cell.flag ? 1 : 0}</v></c>`;
  if ('number' in cell) {
    const { number } = cell;
    if (spreadsheetNumber(number) === null) return textCell(place, number, styles.plain);
    const decimals = number.includes('.') ? number.length - number.indexOf('.') - 1 : 0;
    return valueCell(place, number, styles.decimals[decimals] ?? styles.plain);
  }
  if ('date' in cell) return dayCell(place, cell.date, '', styles.date);
  const [day = '', time = ''] = instantText(cell.instant, timeZone).split(' ');
  return dayCell(place, day, time, styles.instant);
}

function textCell(place: string, text: string, style: number): string {
  const whole = cutText(text);
  // Said only where it matters: it would be a good part of the file.
  const kept = whole.trim() === whole && !whole.includes('\n') ? '' : ' xml:space="preserve"';
  return `<c r="${place}"${styled(style)} t="inlineStr"><is><t${kept}>${xmlText(whole)}</t></is></c>`;
}

/** Cut where it is too long, between two characters. */
function cutText(text: string): string {
  if (text.length <= longestText) return text;
  const isHalf = /[\ud800-\udbff]/.test(text[longestText - 1] ?? '');
  return text.slice(0, isHalf ? longestText - 1 : longestText);
}

function dayCell(place: string, day: string, time: string, style: number): string {
  if (day < firstDay) return textCell(place, `${day} ${time}`.trim(), styles.plain);
  const [hours = 0, minutes = 0, seconds = 0] = time === '' ? [] : time.split(':').map(Number);
  return valueCell(place, String(dayNumber(day) + (hours * 3600 + minutes * 60 + seconds) / 86_400), style);
}

/** Rows have few days between them, however many they are. */
const dayNumbers = new Map<string, number>();

function dayNumber(day: string): number {
  const known = dayNumbers.get(day);
  if (known !== undefined) return known;
  const number = (Date.parse(day) - dayZero) / dayMs;
  dayNumbers.set(day, number);
  return number;
}

function valueCell(place: string, value: string, style: number): string {
  return `<c r="${place}"${styled(style)}><v>${value}</v></c>`;
}

function styled(style: number): string {
  return style === styles.plain ? '' : ` s="${style}"`;
}
