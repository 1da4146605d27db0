/**
 * A point in time as a mail tells it, with its zone: "29 November 2026 at 14:05 CET".
 * @param instant ISO 8601
 */
export function instantText(instant: string, timeZone: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone, timeZoneName: 'short' }).format(new Date(instant));
}
