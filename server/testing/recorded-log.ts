import type { Log } from '../src/database/log.ts';

/** A log that keeps what it was told, so that tests say what they expect and nothing is printed. */
export function recordedLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const keep = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`);
  return { lines, info: keep, warn: keep, error: keep };
}
