import { addDays, dayIn, daysInMonth, type PlainDate } from '@mandate/contract/values/dates.ts';

/** Days from and to, both inclusive. */
export type Period = [PlainDate, PlainDate];

/**
 * The days a relative period means (`today`, `thisWeek`, `lastDays:7`, …). Weeks begin on Monday.
 * @param timeZone decides what today is
 */
export function relativePeriod(text: string, timeZone: string, now = new Date()): Period {
  const today = dayIn(now, timeZone);
  const [name, days] = text.split(':');
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  switch (name) {
    case 'thisWeek':
      return [monday, addDays(monday, 6)];
    case 'lastWeek':
      return [addDays(monday, -7), addDays(monday, -1)];
    case 'thisMonth':
      return months(year, month, 1);
    case 'lastMonth':
      return month === 1 ? months(year - 1, 12, 1) : months(year, month - 1, 1);
    case 'thisQuarter':
      return months(year, month - ((month - 1) % 3), 3);
    case 'thisYear':
      return months(year, 1, 12);
    case 'lastDays':
      return [addDays(today, 1 - Number(days)), today];
    case 'nextDays':
      return [today, addDays(today, Number(days) - 1)];
    default:
      return [today, today];
  }
}

function months(year: number, first: number, count: number): Period {
  const last = first + count - 1;
  const two = (number: number) => String(number).padStart(2, '0');
  return [`${year}-${two(first)}-01`, `${year}-${two(last)}-${two(daysInMonth(year, last))}`];
}
