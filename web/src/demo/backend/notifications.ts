import type { NotificationCalls } from '../contract/notifications.ts';
import type { Handlers } from './handlers.ts';

export function notifications(): Handlers<NotificationCalls> {
  throw new Error('to be written');
}
