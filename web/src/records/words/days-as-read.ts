import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { dateText, instantText } from '../../ui/values/value-texts.ts';

/** A sentence of the server with its days, `2026-11-30`, and its times, `2026-11-30T09:29:50.123Z`, as the reader writes them. */
export function daysAsRead(sentence: string): string {
  return sentence.replace(/\b\d{4}-\d\d-\d\d(T\S+Z)?\b/g, (day, time) =>
    time ? instantText(day) : isPlainDate(day) ? dateText(day) : day,
  );
}
