/** Time as hours and minutes, `7:30`; seconds that are no whole minute are rounded to the next, for sight alone. */
export function clockText(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return seconds < 0 && minutes > 0 ? `−${text}` : text;
}
