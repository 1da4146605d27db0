/** The short names of the seven days, from Monday. @param language of the names (BCP 47) */
export function dayNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // The 1st of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)));
}

/** The names of the last months before this one, the oldest first. */
export function lastMonthNames(language: string, count: number, today = new Date()): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: count }, (_, place) =>
    format.format(Date.UTC(today.getFullYear(), today.getMonth() - count + place)),
  );
}
