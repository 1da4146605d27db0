import { addDays, type PlainDate } from '../../values/dates.ts';

/** The days of a week on which the firm works: 1 is Monday, 7 Sunday. */
export type Weekdays = ReadonlySet<number>;

const day = 86_400_000;
/** A Monday; weeks are counted from it. */
const firstMonday = Date.parse('1899-12-25T00:00:00Z');

/** The day of the week of a date: 1 is Monday, 7 Sunday. */
export function weekdayOf(date: PlainDate): number {
  const days = daysSinceFirst(date);
  return days - Math.floor(days / 7) * 7 + 1;
}

/** Whether the firm works on that date. A firm that works on no day of the week is taken to work on all of them. */
function isWorkingDay(date: PlainDate, weekdays: Weekdays): boolean {
  return weekdays.size === 0 || weekdays.has(weekdayOf(date));
}

/** How many working days there are from one date to another, both counted; none when the second is earlier. */
export function workingDaysIn(from: PlainDate, to: PlainDate, weekdays: Weekdays): number {
  return to < from ? 0 : countUpTo(to, weekdays) - countUpTo(addDays(from, -1), weekdays);
}

/** The first working day on or after a date. */
export function nextWorkingDay(date: PlainDate, weekdays: Weekdays): PlainDate {
  let next = date;
  while (!isWorkingDay(next, weekdays)) next = addDays(next, 1);
  return next;
}

/** How many working days one date is after another: the days of work between them; negative when it is earlier. */
export function workingDaysBetween(from: PlainDate, to: PlainDate, weekdays: Weekdays): number {
  return countUpTo(to, weekdays) - countUpTo(from, weekdays);
}

/**
 * The date a number of working days after a date; negative goes back. A date without work keeps its distance to the last working day before it,
 * as far as no work lies between: a Sunday moved by whole weeks is a Sunday, moved to midweek it is a working day.
 */
export function addWorkingDays(date: PlainDate, days: number, weekdays: Weekdays): PlainDate {
  if (days === 0) return date;
  const last = lastWorkingDay(date, weekdays);
  const moved = workingDayNumber(countUpTo(last, weekdays) + days, weekdays);
  let after = daysSinceFirst(date) - daysSinceFirst(last);
  let reached = moved;
  while (after > 0 && !isWorkingDay(addDays(reached, 1), weekdays)) {
    reached = addDays(reached, 1);
    after -= 1;
  }
  return reached;
}

function lastWorkingDay(date: PlainDate, weekdays: Weekdays): PlainDate {
  let last = date;
  while (!isWorkingDay(last, weekdays)) last = addDays(last, -1);
  return last;
}

function daysSinceFirst(date: PlainDate): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - firstMonday) / day);
}

/** How many working days there were up to a date, that date counted. */
function countUpTo(date: PlainDate, weekdays: Weekdays): number {
  const days = daysSinceFirst(date) + 1;
  const inWeek = worked(weekdays);
  const rest = days - Math.floor(days / 7) * 7;
  return Math.floor(days / 7) * inWeek.length + inWeek.filter((weekday) => weekday <= rest).length;
}

/** The working day with this number, as {@link countUpTo} counts them. */
function workingDayNumber(count: number, weekdays: Weekdays): PlainDate {
  const inWeek = worked(weekdays);
  const weeks = Math.floor((count - 1) / inWeek.length);
  const weekday = inWeek[count - 1 - weeks * inWeek.length] ?? 1;
  return addDays('1899-12-25', weeks * 7 + weekday - 1);
}

function worked(weekdays: Weekdays): number[] {
  return [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekdays.size === 0 || weekdays.has(weekday));
}
