import type { PlainDate } from '@mandate/contract/values/dates.ts';

/** The month a day lies in: `October 2026`. */
export function monthName(date: PlainDate, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
