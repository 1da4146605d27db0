import { weekdayOf } from '../project/schedule/working-days.ts';
import type { PlainDate } from '../values/dates.ts';
import { decimal, round } from '../values/decimal.ts';
import { hour } from './duration.ts';

/** The days of a week as a schedule names them, Monday first. */
export const scheduleDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Hours of a person by day of the week, from a day on; each 0 to 24 with two decimals. */
export type Schedule = { validFrom: PlainDate } & Record<(typeof scheduleDays)[number], string>;

/** An absence in days and half days. */
export interface AbsentDays {
  startDate: PlainDate;
  endDate: PlainDate;
  startsAtNoon: boolean;
  endsAtNoon: boolean;
}

/** What decides how long somebody can work on a day. */
export interface Working {
  schedules: readonly Schedule[];
  /** Hours of a week, spread evenly over the firm's working days where no schedule holds. */
  weeklyHours: string | null;
  /** The firm's days of work: 1 is Monday. */
  weekdays: ReadonlySet<number>;
  /** When they came and when they leave; null where that is not known. */
  from: PlainDate | null;
  to: PlainDate | null;
  /** Holidays of their calendar on which the firm does not work: what part of a day is off, 0 to 1. */
  holidays: ReadonlyMap<PlainDate, number>;
  absences: readonly AbsentDays[];
}

/** The schedule that holds on a day: the newest that began; undefined before the first. */
export function scheduleOn<Each extends { validFrom: PlainDate }>(
  schedules: readonly Each[],
  date: PlainDate,
): Each | undefined {
  return schedules
    .filter(({ validFrom }) => validFrom <= date)
    .reduce<Each | undefined>(
      (newest, each) => (newest && newest.validFrom > each.validFrom ? newest : each),
      undefined,
    );
}

/** Seconds somebody is scheduled for on a day, before holidays and absences (delivery reference 2.4). */
export function scheduledSeconds({ schedules, weeklyHours, weekdays }: Working, date: PlainDate): number {
  const holds = scheduleOn(schedules, date);
  const weekday = weekdayOf(date);
  if (holds) return secondsOf(holds[scheduleDays[weekday - 1] ?? 'monday']);
  if (weeklyHours === null || !weekdays.has(weekday)) return 0;
  return Number(round(decimal(weeklyHours).times(hour).div(weekdays.size), 0));
}

/** What part of a day somebody is absent: 0, 0.5 or 1. */
export function absentShare(absences: readonly AbsentDays[], date: PlainDate): number {
  const halves = new Set<'morning' | 'afternoon'>();
  for (const { startDate, endDate, startsAtNoon, endsAtNoon } of absences) {
    if (date < startDate || date > endDate) continue;
    if (!(date === startDate && startsAtNoon)) halves.add('morning');
    if (!(date === endDate && endsAtNoon)) halves.add('afternoon');
  }
  return halves.size / 2;
}

/** Seconds somebody can work on a day: what they are scheduled for, less holidays and absences; none before they came and after they left. */
export function capacitySeconds(working: Working, date: PlainDate): number {
  const { from, to, holidays, absences } = working;
  if ((from !== null && date < from) || (to !== null && date > to)) return 0;
  const off = Math.min(1, (holidays.get(date) ?? 0) + absentShare(absences, date));
  return Math.round(scheduledSeconds(working, date) * (1 - off));
}

function secondsOf(hours: string): number {
  return Number(round(decimal(hours).times(hour), 0));
}
