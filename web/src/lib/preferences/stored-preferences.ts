/** Under which the last preferences are kept, so that the first paint of the next visit looks as the person left it. */
export const storedPreferencesKey = 'mandate-preferences';

/** The preferences this browser last saw, with the account they are of; null for none. They may be of another version of the product. */
export function readStoredPreferences(): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storedPreferencesKey) ?? 'null');
    return typeof kept === 'object' ? (kept as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** A chosen time zone of kept or replied preferences; null is where the device is. */
export function timeZoneIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
