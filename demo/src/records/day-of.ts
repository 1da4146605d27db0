import type { Formats } from '@mandate/web/src/ui/values/formats.ts';
import { dateText } from '@mandate/web/src/ui/values/value-texts.ts';

/**
 * The day of a moment where the person is.
 * @param timeZone IANA name; undefined is where the device is
 * @returns `YYYY-MM-DD`
 */
export function dayOf(moment: string, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...(timeZone !== undefined && { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(moment));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`;
}

/** A moment that is on a day where the person is. */
export function momentOf(day: string, timeZone: string | undefined): string {
  const noon = `${day}T12:00:00.000Z`;
  // East of the islands where noon in Greenwich is the next day already.
  return dayOf(noon, timeZone) === day ? noon : `${day}T00:00:00.000Z`;
}

/** The day of a moment as the person writes dates: `5 Mar 2027`. */
export function dayText(moment: string, formats: Formats): string {
  return dateText(dayOf(moment, formats.timeZone), formats);
}
