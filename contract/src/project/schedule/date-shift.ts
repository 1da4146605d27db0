import { addDays, addYears, type PlainDate } from '../../values/dates.ts';
import { addWorkingDays, nextWorkingDay, type Weekdays, workingDaysBetween } from './working-days.ts';

/** How the dates of a copy move: to the same dates of another year, or by working days or days of the calendar. */
export const dateShifts = ['sameDates', 'workingDays', 'calendarDays'] as const;
export type DateShiftKind = (typeof dateShifts)[number];

/** Gives the date a date of the source becomes. */
export type DateShift = (date: PlainDate) => PlainDate;

/**
 * The day a copy is proposed to start: the same as its source, in the first year after it in which that is not over. A copy of next
 * year's project is one of the year after.
 * @param today where the firm is
 */
export function sameDayLater(start: PlainDate, today: PlainDate): PlainDate {
  const years = Math.max(1, Number(today.slice(0, 4)) - Number(start.slice(0, 4)));
  const day = addYears(start, years);
  return day < today ? addYears(start, years + 1) : day;
}

/** Whether two days are the same of their years, as {@link sameDayLater} moves them. */
export function isSameDay(start: PlainDate, other: PlainDate): boolean {
  return addYears(start, yearsBetween(start, other)) === other;
}

function yearsBetween(start: PlainDate, other: PlainDate): number {
  return Number(other.slice(0, 4)) - Number(start.slice(0, 4));
}

/**
 * Moves every date by the distance of two starts. Dates keep their order, and what took some days of work takes no fewer, and just as many
 * where it began on a working day (domain reference 2.9).
 * @param from the start of the source
 * @param to the start of the copy: what began with the source begins on this very day
 */
export function dateShift(from: PlainDate, to: PlainDate, kind: DateShiftKind, weekdays: Weekdays): DateShift {
  if (from === to) return (date) => date;
  if (kind === 'sameDates') return (date) => (date === from ? to : addYears(date, yearsBetween(from, to)));
  if (kind === 'calendarDays') {
    const days = Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
    return (date) => addDays(date, days);
  }
  const days = workingDaysBetween(nextWorkingDay(from, weekdays), nextWorkingDay(to, weekdays), weekdays);
  return (date) => {
    if (date === from) return to;
    const moved = addWorkingDays(date, days, weekdays);
    // A start without work moves less far than the work after it: nothing may overtake it.
    if (date > from) return moved < to ? to : moved;
    return moved > to ? to : moved;
  };
}
