import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { remembered } from '@mandate/contract/values/remembered.ts';

const weekdaysOf = remembered((weekday: 'short' | 'long') =>
  remembered((language: string) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })),
);
const daysOf = remembered(
  (language: string) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** A day of the week with its number: `Mon 30`. */
export function dayName(date: PlainDate, language: string): string {
  return `${weekdayOf(date, language, 'short')} ${Number(date.slice(8))}`;
}

/** What a weekday is called. */
export function weekdayOf(date: PlainDate, language: string, weekday: 'short' | 'long'): string {
  return weekdaysOf(weekday)(language).format(new Date(`${date}T00:00:00Z`));
}

/** A day in full: `Thursday, 3 December`. */
export function longDay(date: PlainDate, language: string): string {
  // The day stands before its month, as dates are written unless somebody wants them otherwise.
  const inEnglish = language === 'en' ? 'en-GB' : language;
  return `${weekdayOf(date, language, 'long')}, ${daysOf(inEnglish).format(new Date(`${date}T00:00:00Z`))}`;
}
