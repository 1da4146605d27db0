import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { dateText } from '../../ui/values/value-texts.ts';

/** A sentence of the server with its days, `2026-11-30`, as the reader writes them. */
export function daysAsRead(sentence: string): string {
  return sentence.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => (isPlainDate(day) ? dateText(day) : day));
}
