import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { dateText } from '../../ui/values/value-texts.ts';

const kinds = ['weekSubmitted', 'weekReturned', 'weekReminder', 'absenceDecided'] as const;
type TimeKind = (typeof kinds)[number];
type Params = NotificationRow['params'];

/** Whether a notification is about weeks or absences. */
export function isOfTime(kind: NotificationRow['kind']): kind is TimeKind {
  return (kinds as readonly string[]).includes(kind);
}

/** What it says: "Ann Meier handed in the week of 2 Mar 2026". */
export function timeTitle(kind: TimeKind, { state, name, week }: Params): string {
  if (kind === 'absenceDecided')
    return i18n.t(state === 'approved' ? 'notifications.absenceApproved' : 'notifications.absenceDeclined');
  return i18n.t(`notifications.${kind}`, { name: String(name), week: dateText(String(week)) });
}

/** What it adds: the days of an absence, and why something came back. */
export function timeRemark({ startDate, endDate, reason }: Params): string {
  const [start, end] = [startDate, endDate].map((date) => (typeof date === 'string' ? dateText(date) : ''));
  const days = start === end ? start : i18n.t('notifications.span', { start, end });
  const why = typeof reason === 'string' && reason !== '' ? i18n.t('notifications.reason', { reason }) : '';
  return [days, why].filter(Boolean).join(' ');
}
