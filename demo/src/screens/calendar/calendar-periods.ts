import { addDays, daysInMonth, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { Formats } from '@mandate/web/src/ui/values/formats.ts';
import { dateText } from '@mandate/web/src/ui/values/value-texts.ts';

/** The ways the calendar can be looked at. */
export const calendarViews = ['month', 'week', 'workWeek', 'day', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/** The first and the last day a view shows around a date; weeks begin on Monday. */
export function periodOf(view: CalendarView, date: PlainDate): { first: PlainDate; last: PlainDate } {
  if (view === 'day') return { first: date, last: date };
  if (view === 'month' || view === 'agenda') {
    const [year = 0, month = 1] = date.split('-').map(Number);
    return { first: `${date.slice(0, 8)}01`, last: `${date.slice(0, 8)}${twoDigits(daysInMonth(year, month))}` };
  }
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = addDays(date, -weekday);
  return { first, last: addDays(first, view === 'week' ? 6 : 4) };
}

/** The date around which the period before (-1) or after (1) is shown. */
export function periodBeside(view: CalendarView, date: PlainDate, step: 1 | -1): PlainDate {
  if (view === 'day') return addDays(date, step);
  if (view === 'week' || view === 'workWeek') return addDays(date, 7 * step);
  const { first, last } = periodOf(view, date);
  return periodOf(view, step === 1 ? addDays(last, 1) : addDays(first, -1)).first;
}

/** What a period is called: a month by its name, days as the person writes dates. */
export function periodTitle(view: CalendarView, date: PlainDate, formats: Pick<Formats, 'date' | 'language'>): string {
  const named = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formats.language, { ...parts, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
  if (view === 'day') return `${named({ weekday: 'long' })}, ${dateText(date, formats)}`;
  if (view === 'month' || view === 'agenda') return named({ month: 'long', year: 'numeric' });
  const { first, last } = periodOf(view, date);
  return `${dateText(first, formats)} – ${dateText(last, formats)}`;
}
