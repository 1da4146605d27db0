import { remembered } from './remembered.ts';

/** A plain calendar date, `YYYY-MM-DD`. It never passes through a time zone. */
export type PlainDate = string;

/** Whether the text is a real date of the years 1900 to 2200 in ISO 8601 form; 2023-02-29 is none. */
export function isPlainDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2200 || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** The number of days of a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The date `days` after a date; negative goes back. */
export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same day of another year; what was 29 February is 28 February where there is none. */
export function addYears(date: PlainDate, years: number): PlainDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = daysInMonth(year + years, month);
  const written = (part: number, digits: number) => String(part).padStart(digits, '0');
  return [written(year + years, 4), written(month, 2), written(Math.min(day, last), 2)].join('-');
}

// Canadian English writes days as ISO 8601 does.
const daysOf = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** The calendar day an instant falls on in a time zone (IANA name). */
export function dayIn(instant: Date, timeZone: string): PlainDate {
  return daysOf(timeZone).format(instant);
}

/** The instant a calendar day begins in a time zone, ISO 8601 UTC. */
export function startOfDay(date: PlainDate, timeZone: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // The offsets of a day before and after differ where clocks change: midnight may then come twice, or not at all.
  const [earlier, later] = [-86_400_000, 86_400_000]
    .map((shift) => midnight - offsetAt(midnight + shift, timeZone))
    .sort((one, other) => one - other) as [number, number];
  return new Date(dayIn(new Date(earlier), timeZone) < date ? later : earlier).toISOString();
}

const secondsOf = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

function offsetAt(instant: number, timeZone: string): number {
  const part = Object.fromEntries(
    secondsOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
  return local - Math.floor(instant / 1000) * 1000;
}

/** Whether the platform knows the time zone (IANA name). */
export function isTimeZone(name: string): boolean {
  if (name.length > 64) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
