import { addDays, type PlainDate } from '../dates.ts';
import { addWorkingDays, nextWorkingDay, type Weekdays, workingDaysBetween } from './working-days.ts';

/** In which days the dates of a copy move. */
export const dateShifts = ['workingDays', 'calendarDays'] as const;
export type DateShiftKind = (typeof dateShifts)[number];

/** Gives the date a date of the source becomes. */
export type DateShift = (date: PlainDate) => PlainDate;

/**
 * Moves every date by the distance of two starts. Dates keep their order, and what took some days of work takes no fewer, and just as many
 * where it began on a working day (domain reference 2.9).
 * @param from the start of the source
 * @param to the start of the copy: what began with the source begins on this very day
 */
export function dateShift(from: PlainDate, to: PlainDate, kind: DateShiftKind, weekdays: Weekdays): DateShift {
  if (from === to) return (date) => date;
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
