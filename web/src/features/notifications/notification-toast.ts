import type { NotificationRow } from '@mandate/contract/entities/notification.ts';
import type { QueryClient } from '@tanstack/react-query';
import { currentPanel, openPanel } from '../../lib/frame/open-panel.ts';
import { showError, showInfo, showSuccess, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { placeOf } from './notification-place.ts';
import { markRead } from './notification-reading.ts';
import { notificationRemark, notificationTitle } from './notification-title.ts';

const shows = {
  jobDone: showSuccess,
  jobFailed: showError,
  jobCancelled: showInfo,
  quoteAnswered: showInfo,
  mailFailed: showError,
  weekSubmitted: showInfo,
  weekReturned: showWarning,
  weekReminder: showInfo,
  absenceDecided: showInfo,
};

/** The page somebody is on, and how to go to another. */
export interface Whereabouts {
  pathname: string;
  navigate: (address: string) => void;
}

/** Tells of a new notification in passing, with the way to its place; where that place is shown already it is read with that. */
export function toastNotification(
  queries: QueryClient,
  row: NotificationRow,
  { pathname, navigate }: Whereabouts,
): void {
  const place = placeOf(queries, row);
  if (currentPanel()?.name === 'jobs' || (place && 'address' in place && place.address === pathname)) {
    void markRead(queries, [row.id]);
    return;
  }
  const [title, remark] = [notificationTitle(row), notificationRemark(row)];
  const text = remark === '' ? `${title}.` : `${title}. ${remark}${/[.?!]$/.test(remark) ? '' : '.'}`;
  function run(): void {
    void markRead(queries, [row.id]);
    if (place && 'address' in place) navigate(place.address);
    else if (place) openPanel({ name: 'jobs', jobId: place.jobId });
  }
  shows[row.kind](text, place ? { action: { label: i18n.t('notifications.show'), run } } : {});
}
