import { readInert } from '@mandate/contract/texts/inert-text.ts';
import { refuse } from '../../../http/refusal.ts';
import { everyWords, type Words } from '../../../words/words.ts';
import { columnLetter } from '../../cells/column-letter.ts';
import { foldCell } from '../../cells/fold-cell.ts';
import type { ImportCell } from '../../cells/import-cell.ts';
import { fileLimits } from '../files/file-limits.ts';
import type { ReadRow } from '../stored/add-import.ts';

/** Where a table has its headers, and how they are called. */
export interface HeaderRow {
  row: number;
  /** The header of each column that is kept. */
  headers: string[];
  /** The column that says what was wrong with a row: the product wrote it and leaves it out. */
  problemAt: number | null;
}

/** How many rows that hold something may stand above the headers. */
export const rowsLookedAt = 30;

export function isEmptyRow({ cells }: ReadRow): boolean {
  return cells.every((cell) => cell === null);
}

/**
 * Finds the headers: the first row with at least two texts that name fields, else the first one.
 * @param rows the first rows of a file that hold something
 * @param named how many of some texts name fields
 * @throws Refusal importNoHeader, importHeaderTwice, importTooManyColumns; importEmpty without a row
 */
export function findHeaders(words: Words, rows: readonly ReadRow[], named: (texts: string[]) => number): HeaderRow {
  const found = rows.find(({ cells }) => named(textsOf(cells)) >= 2) ?? rows[0] ?? refuse('importEmpty');
  const { row, cells } = found;
  checkWidth(found);
  if (textsOf(cells).length === 0) refuse('importNoHeader', { row });
  const headers = withNames(words, cells);
  checkTwice(headers, row);
  const last = headers.length - 1;
  const isMarked = last > 0 && everyWords().some((each) => each.at('import.problem') === headers[last]);
  return { row, headers: isMarked ? headers.slice(0, last) : headers, problemAt: isMarked ? last : null };
}

/** @throws Refusal importTooManyColumns */
export function checkWidth({ row, cells }: ReadRow): void {
  const count = widthOf(cells);
  if (count > fileLimits.columns) refuse('importTooManyColumns', { row, count, max: fileLimits.columns });
}

/** How many cells a row has without the empty ones at its end. */
export function widthOf(cells: readonly ImportCell[]): number {
  return cells.findLastIndex((cell) => cell !== null) + 1;
}

/** Columns without a header are called as spreadsheets call them. */
export function unnamedHeader(words: Words, place: number, headers: readonly string[]): string {
  const name = words.at('import.unnamedColumn', { letter: columnLetter(place) }) ?? columnLetter(place);
  return headers.includes(name) ? `${name} (${place + 1})` : name;
}

function textsOf(cells: readonly ImportCell[]): string[] {
  return cells.flatMap((cell) => (typeof cell === 'string' && !cell.startsWith('=') ? [readInert(cell)] : []));
}

function withNames(words: Words, cells: readonly ImportCell[]): string[] {
  const texts = cells.slice(0, widthOf(cells)).map(headerText);
  return texts.map(
    (text, place) =>
      text ??
      unnamedHeader(
        words,
        place,
        texts.filter((each) => each !== null),
      ),
  );
}

function headerText(cell: ImportCell): string | null {
  if (cell === null) return null;
  const text = typeof cell === 'object' ? cell.date : typeof cell === 'string' ? readInert(cell) : String(cell);
  return text.replace(/\s+/gu, ' ').trim() || null;
}

function checkTwice(headers: readonly string[], row: number): void {
  const met = new Map<string, number>();
  for (const [place, header] of headers.entries()) {
    const folded = foldCell(header);
    const first = met.get(folded);
    if (first !== undefined) {
      refuse('importHeaderTwice', { header, row, first: columnLetter(first), second: columnLetter(place) });
    }
    met.set(folded, place);
  }
}
