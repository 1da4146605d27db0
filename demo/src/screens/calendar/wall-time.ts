import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import * as instants from 'temporal-polyfill/fns/Instant';
import * as plainDateTimes from 'temporal-polyfill/fns/PlainDateTime';
import * as zonedDateTimes from 'temporal-polyfill/fns/ZonedDateTime';

/** What a clock on the wall shows, `YYYY-MM-DDTHH:MM`. It belongs to no time zone: moved by a day it is the same time of another day. */
export type WallTime = string;

const minuteMs = 60_000;

/** What the clocks of a time zone show at an instant. */
export function wallTimeOf(instant: string, timeZone: string): WallTime {
  const zoned = instants.toZonedDateTimeISO(instants.fromString(instant), timeZone);
  return plainDateTimes.toString(zonedDateTimes.toPlainDateTime(zoned), { smallestUnit: 'minute' });
}

/** The instant at which the clocks of a time zone show a time, ISO 8601 UTC. */
export function instantOf(wall: WallTime, timeZone: string): string {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = wall.split(/[-T:]/).map(Number);
  const plain = plainDateTimes.create(year, month, day, hour, minute);
  return instants.toString(zonedDateTimes.toInstant(plainDateTimes.toZonedDateTime(plain, timeZone)));
}

/** The wall time a number of minutes later; negative goes back. */
export function addMinutes(wall: WallTime, minutes: number): WallTime {
  return new Date(Date.parse(`${wall}Z`) + minutes * minuteMs).toISOString().slice(0, 16);
}

/** The minutes from one time of the wall to another. */
export function minutesBetween(start: WallTime, end: WallTime): number {
  return (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / minuteMs;
}

/** The time zone a person works in: the chosen one, else that of the device. */
export function zoneOf({ timeZone }: { timeZone: string | undefined }): string {
  return timeZone ?? deviceTimeZone();
}

/** What the clocks of a time zone show now. */
export function wallNow(timeZone: string): WallTime {
  return wallTimeOf(new Date().toISOString(), timeZone);
}
