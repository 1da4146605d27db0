import type { LineTime } from '@mandate/contract/time/duration.ts';
import { i18n } from '../../lib/i18n/i18n.ts';

/** What is said to what was typed and is no time, with examples that are one where a bare number counts so. */
export function noTimeText(text: string, unit: LineTime['unit']): string {
  return i18n.t(unit === 'day' ? 'week.noTimeInDays' : 'week.noTime', { text });
}
