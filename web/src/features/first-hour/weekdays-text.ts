import { i18n } from '../../lib/i18n/i18n.ts';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const day = 86_400_000;

/** The days of the week by their numbers as parameters hold them: 1 is Monday, 7 Sunday. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** What a day of the week is called. */
export function weekdayName(number: string): string {
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  return format.format(monday + (Number(number) - 1) * day);
}

/** Days of the week in words: those in a row by the first and the last, "Monday to Friday". */
export function weekdaysText(numbers: readonly string[]): string {
  const sorted = [...numbers].sort();
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  const isRow = sorted.length > 2 && Number(last) - Number(first) === sorted.length - 1;
  if (isRow) return i18n.t('firstHour.dayRange', { first: weekdayName(first), last: weekdayName(last) });
  return new Intl.ListFormat(i18n.language).format(sorted.map(weekdayName));
}
