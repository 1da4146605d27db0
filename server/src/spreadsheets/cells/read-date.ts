import type { DateFormat } from '@mandate/contract/preferences/formats.ts';
import { isPlainDate, type PlainDate } from '@mandate/contract/values/dates.ts';

const forms: Record<DateFormat, RegExp> = {
  'd MMM yyyy': /^(?<day>\d{1,2}) (?<month>[a-z]{3}) (?<year>\d{4})$/i,
  'dd.MM.yyyy': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
  'dd/MM/yyyy': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  'MM/dd/yyyy': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  'yyyy-MM-dd': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads a date in ISO 8601 or as a person has dates written, and in no other form; null when it is none, or no real one. */
export function readDate(text: string, format: DateFormat): PlainDate | null {
  const bare = text.replace(/\s+/gu, ' ').trim();
  const {
    year = '',
    month = '',
    day = '',
  } = (forms['yyyy-MM-dd'].exec(bare) ?? forms[format].exec(bare))?.groups ?? {};
  const named = months.indexOf(month.toLowerCase()) + 1;
  const date = [year, named > 0 ? String(named) : month, day].map((part) => part.padStart(2, '0')).join('-');
  return isPlainDate(date) ? date : null;
}
