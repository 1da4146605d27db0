import type { DemoNotification, NotificationCalls } from '../../contract/notification-calls.ts';
import { momentOf, textOf } from '../collection/fields-of.ts';
import { filled, isRecord } from '../collection/filled.ts';
import { newId } from '../collection/new-id.ts';
import { sampleNotifications } from '../data/sample-notifications.ts';
import type { Handlers } from './handlers.ts';

/** What happened, until somebody clears it. */
export function notifications(): Handlers<NotificationCalls> {
  let all = sampleNotifications();

  return {
    'GET /api/notification': () => all,
    'POST /api/notification/add': (sent) => {
      if (isRecord(sent?.notification)) all = [...all, kept(sent.notification)];
      return all;
    },
    'POST /api/notification/delete': (sent) => {
      all = all.filter(({ id }) => id !== textOf(sent?.id));
      return all;
    },
    'POST /api/notification/delete-all': () => {
      all = [];
      return all;
    },
  };
}

function kept(sent: object): DemoNotification {
  const id = newId('note');
  const timestamp = new Date().toISOString();
  const notification = filled({ id, heading: '', icon: noIcon, timestamp, title: '', subtitle: '', path: '' }, sent);
  const icon = filled(noIcon, notification.icon);
  return { ...notification, id, icon, timestamp: momentOf(notification.timestamp, timestamp) };
}

const noIcon = { name: 'notifications', color: 'primary' };
