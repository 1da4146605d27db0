import { clockText } from '@mandate/contract/time/clock-text.ts';
import { dateText } from '../../ui/values/value-texts.ts';

/** What an entry is called on screens: its day as the reader has days written, and how long. */
export function entryTitle({ date, seconds }: { date?: unknown; seconds?: unknown }): string {
  return `${dateText(typeof date === 'string' ? date : null)}, ${clockText(Number(seconds ?? 0))}`;
}
