import { type DateFormat, dateFormats } from '@mandate/contract/preferences/formats.ts';
import { isPlainDate, type PlainDate } from '@mandate/contract/values/dates.ts';
import { months } from './date-text.ts';

const forms: Record<DateFormat, RegExp> = {
  'd MMM yyyy': /^(?<day>\d{1,2}) (?<month>[a-z]{3}) (?<year>\d{4})$/i,
  'dd.MM.yyyy': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
  'dd/MM/yyyy': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  'MM/dd/yyyy': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  'yyyy-MM-dd': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
};

/** Reads a date in ISO 8601 or as a person has dates written, and in no other form; null when it is none, or no real one. */
export function readDate(text: string, format: DateFormat): PlainDate | null {
  const date = datesIn(text, ['yyyy-MM-dd', format])[0] ?? '';
  return isPlainDate(date) ? date : null;
}

/** Whether a text is written as some people have dates written, and no day is called so: the 31st of February. */
export function isNoDay(text: string): boolean {
  const dates = datesIn(text, dateFormats);
  return dates.length > 0 && !dates.some(isPlainDate);
}

/** What a text says in each of the forms it has, as ISO 8601 would write it were it a day. */
function datesIn(text: string, formats: readonly DateFormat[]): string[] {
  const bare = text.replace(/\s+/gu, ' ').trim();
  return formats.flatMap((format) => {
    const { year = '', month = '', day = '' } = forms[format].exec(bare)?.groups ?? {};
    if (year === '') return [];
    const named = months.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
    return [[year, named > 0 ? String(named) : month, day].map((part) => part.padStart(2, '0')).join('-')];
  });
}
