import type { DemoNotification, NotificationCalls } from '../contract/notifications.ts';
import { sampleNotifications } from './data/notifications.ts';
import { filled, isRecord } from './filled.ts';
import type { Handlers } from './handlers.ts';
import { newId } from './new-id.ts';
import { textOf } from './sent-values.ts';

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
  const empty = { heading: '', icon: noIcon, timestamp: new Date().toISOString(), title: '', subtitle: '', path: '' };
  const notification = filled({ id, ...empty }, sent);
  return { ...notification, icon: filled(noIcon, notification.icon), id };
}

const noIcon = { name: 'notifications', color: 'primary' };
