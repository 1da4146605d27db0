import { inertText } from '@mandate/contract/texts/inert-text.ts';
import { remembered } from '@mandate/contract/values/remembered.ts';
import type { Cell } from './cell.ts';
import type { WriteContext } from './cell-of.ts';
import { flagWord } from './flag-words.ts';
import { numberText } from './number-text.ts';

/** What texts are written with. */
export type TextContext = Pick<WriteContext, 'formats' | 'timeZone' | 'words'>;

/**
 * A cell as the text it is in CSV, before quoting: numbers with the person's decimal sign and without groups, dates in ISO 8601, instants
 * `YYYY-MM-DD HH:MM:SS` in the person's zone, texts that look like a formula inert. An empty cell is an empty text.
 */
export function csvText(cell: Cell, { formats, timeZone, words }: TextContext): string {
  if (cell === null) return '';
  if ('text' in cell) return inertText(cell.text);
  if ('number' in cell) return numberText(cell.number, formats.numberFormat);
  if ('date' in cell) return cell.date;
  if ('instant' in cell) return instantText(cell.instant, timeZone);
  return flagWord(words, cell.flag);
}

// Swedish writes days as ISO 8601 does, and needs no putting together: many rows have several of them.
const zoned = remembered(
  (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/**
 * A point in time on the clocks of a zone: `2026-11-21 14:05:09`.
 * @param instant ISO 8601 UTC
 */
export function instantText(instant: string, timeZone: string): string {
  return zoned(timeZone).format(Date.parse(instant));
}
