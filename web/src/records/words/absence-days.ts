import type { Values } from '@mandate/contract/changes/merge.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { dateText } from '../../ui/values/value-texts.ts';

/** The days of an absence as they are read: "2 Mar 2026 from noon – 6 Mar 2026". */
export function absenceDays({ startDate, endDate, startsAtNoon, endsAtNoon }: Values): string {
  const [start, end] = [startDate, endDate].map((date) => dateText(typeof date === 'string' ? date : null));
  const from = startsAtNoon === true ? `${start} ${i18n.t('absences.fromNoon')}` : start;
  if (startDate === endDate) return endsAtNoon === true ? `${from} ${i18n.t('absences.toNoon')}` : String(from);
  return `${from} – ${endsAtNoon === true ? `${end} ${i18n.t('absences.toNoon')}` : end}`;
}
