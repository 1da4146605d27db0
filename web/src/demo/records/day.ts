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

/** A moment's day written out, as on letters: `March 5, 2027`. */
export function longDay(moment: string, { language, timeZone }: { language: string; timeZone: string | undefined }) {
  return new Intl.DateTimeFormat(language, {
    ...(timeZone !== undefined && { timeZone }),
    dateStyle: 'long',
  }).format(new Date(moment));
}
