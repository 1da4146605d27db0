/** The plain date of a moment, where the device is; empty for what is none. */
export function localDay(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.valueOf())) return '';
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** The moment a plain date begins, where the device is. */
export function momentOf(day: string): string {
  return new Date(`${day}T00:00`).toISOString();
}
