/** The work on a record as it stood when the session ended. */
export interface KeptText {
  /** The id of the record, also of one that was never saved. */
  id: string;
  /** The record it was typed on. */
  base: Record<string, unknown>;
  /** The record as it stood on the screen. */
  values: Record<string, unknown>;
}

const prefix = 'kept-text:';

// In the tab's own storage, and under the person's id, so that nobody else is ever offered it.
function keyOf(userId: string, noun: string, record: string): string {
  return `${prefix}${userId}:${noun}:${record}`;
}

/**
 * Keeps what a person typed and could not save. A browser without room for it keeps nothing.
 * @param noun the entity's name
 * @param record the record's id, or `new`
 */
export function keepText(userId: string, noun: string, record: string, text: KeptText): void {
  try {
    sessionStorage.setItem(keyOf(userId, noun, record), JSON.stringify(text));
  } catch {
    forgetText(userId, noun, record);
  }
}

/** What this person typed on this record before the session ended, or null. */
export function readText(userId: string, noun: string, record: string): KeptText | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, noun, record)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets what was kept of one record. */
export function forgetText(userId: string, noun: string, record: string): void {
  sessionStorage.removeItem(keyOf(userId, noun, record));
}

/** Forgets everything that was kept, whoever typed it: somebody signed out on purpose. */
export function forgetEveryText(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

function isKept(value: unknown): value is KeptText {
  if (typeof value !== 'object' || value === null || !('id' in value && 'base' in value && 'values' in value))
    return false;
  const { id, base, values } = value;
  return (
    typeof id === 'string' && typeof base === 'object' && base !== null && typeof values === 'object' && values !== null
  );
}
