import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { currentFormats, type Formats } from '../values/formats.ts';

/**
 * Reads a date as the person writes dates: `31.3.2027`, `31 Mar 2027`, and `2027-03-31` always. Parts may be set apart by blanks,
 * dots, slashes or hyphens; a year of two digits is of this century.
 * @returns `YYYY-MM-DD`, or null when it is no date of the years that can be kept in the person's order of day and month
 */
export function readDate(
  text: string,
  { date: pattern, language }: Pick<Formats, 'date' | 'language'> = currentFormats(),
): string | null {
  const parts = text.split(/[\s./,-]+/u).filter((part) => part !== '');
  const order = parts[0]?.length === 4 ? 'yMd' : pattern.replace(/[^dMy]/g, '').replace(/(.)\1+/g, '$1');
  if (parts.length !== 3) return null;
  const part = (letter: string) => parts[order.indexOf(letter)] ?? '';
  return isoOf(yearOf(part('y')), monthOf(part('M'), language), Number(part('d')));
}

function yearOf(text: string): number {
  if (/^\d{4}$/.test(text)) return Number(text);
  return /^\d{2}$/.test(text) ? 2000 + Number(text) : Number.NaN;
}

// By its number, or by the first letters of its name.
function monthOf(text: string, language: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) =>
    name.format(Date.UTC(2000, month)).toLocaleLowerCase(language),
  );
  const typed = text.toLocaleLowerCase(language);
  return typed.length < 3 ? Number.NaN : months.findIndex((month) => month.startsWith(typed)) + 1;
}

function isoOf(year: number, month: number, day: number): string | null {
  const written = (part: number, digits: number) => String(part).padStart(digits, '0');
  const date = [written(year, 4), written(month, 2), written(day, 2)].join('-');
  return isPlainDate(date) ? date : null;
}
