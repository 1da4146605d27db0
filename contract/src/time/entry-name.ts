import type { PlainDate } from '../values/dates.ts';
import { clockText } from './clock-text.ts';

/** What an entry is called: its day and how long. */
export function entryName(date: PlainDate, seconds: number): string {
  return `${date}, ${clockText(seconds)}`;
}
