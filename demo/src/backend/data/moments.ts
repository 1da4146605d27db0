import { addDays, dayIn, startOfDay } from '@mandate/contract/values/dates.ts';
import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import { currentFormats } from '@mandate/web/src/ui/values/formats.ts';

const minute = 60_000;

/**
 * Moments of sample records, ISO 8601 in UTC. They are counted from now, so that the samples never look old, and stand on the clocks of who
 * is at the screen: nine in the morning is that everywhere.
 */
export interface Moments {
  /** This many minutes ago. */
  ago: (minutes: number) => string;
  /** A time of the day, `HH:MM`, this many days from today; negative is past. */
  at: (days: number, time: string) => string;
  /** A time of a working day, this many working days from today: -1 is the last one before today. */
  workday: (days: number, time: string) => string;
  /** A time of a day of the week, 1 being Monday; 0 is this week, -1 the last one. */
  inWeek: (weeks: number, weekday: number, time: string) => string;
}

/** The moments as of now, where the person is. */
export function momentsNow(): Moments {
  const zone = currentFormats().timeZone ?? deviceTimeZone();
  return momentsAt(new Date(), zone);
}

/** The moments as of `now` in a time zone (IANA name). */
export function momentsAt(now: Date, timeZone: string): Moments {
  const today = dayIn(now, timeZone);
  // 1 is Monday.
  const weekday = weekdayOf(today);
  const at = (days: number, time: string) => instantAt(addDays(today, days), time, timeZone);
  return {
    ago: (minutes) => new Date(now.getTime() - minutes * minute).toISOString(),
    at,
    workday: (days, time) => at(daysTo(today, days), time),
    inWeek: (weeks, day, time) => at(weeks * 7 + day - weekday, time),
  };
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** How many days there are from a day to the working day that lies a number of working days away. */
function daysTo(day: string, workdays: number): number {
  const step = Math.sign(workdays);
  let days = 0;
  for (let left = Math.abs(workdays); left > 0; ) {
    days += step;
    if (weekdayOf(addDays(day, days)) < 6) left -= 1;
  }
  return days;
}

// The hours since midnight are others than the clock's on a day on which clocks change.
function instantAt(day: string, time: string, timeZone: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const wanted = hour * 60 + minutes;
  const guess = Date.parse(startOfDay(day, timeZone)) + wanted * minute;
  return new Date(guess + (wanted - minutesShown(guess, timeZone)) * minute).toISOString();
}

function minutesShown(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' });
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return (part.hour ?? 0) * 60 + (part.minute ?? 0);
}
