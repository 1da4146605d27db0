import { weekdayOf } from '../project/schedule/working-days.ts';
import { addDays, type PlainDate } from '../values/dates.ts';

/** The first day of the week a date lies in. @param firstDay of weeks: 1 is Monday, 7 Sunday */
export function weekOf(date: PlainDate, firstDay: number): PlainDate {
  return addDays(date, -((weekdayOf(date) - firstDay + 7) % 7));
}

/** The seven days of a week. */
export function daysOfWeek(week: PlainDate): PlainDate[] {
  return Array.from({ length: 7 }, (_, day) => addDays(week, day));
}

/** The number of a week, 1 to 53, and its year: those of the Thursday in it (ISO 8601). */
export function isoWeekOf(week: PlainDate): { year: number; week: number } {
  const thursday = addDays(week, (4 - weekdayOf(week) + 7) % 7);
  const year = Number(thursday.slice(0, 4));
  const days = (Date.parse(`${thursday}T00:00:00Z`) - Date.UTC(year, 0, 1)) / 86_400_000;
  return { year, week: Math.floor(days / 7) + 1 };
}
