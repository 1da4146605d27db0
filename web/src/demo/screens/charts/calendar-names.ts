/** The short names of the seven days, from Monday. @param language of the names (BCP 47) */
export function dayNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // The 1st of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)));
}

/** The short names of the first months of a year. @param language of the names (BCP 47) */
export function monthNames(language: string, count: number): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: count }, (_, month) => format.format(Date.UTC(2024, month, 1)));
}
