import type { DemoNotification } from '../../contract/notifications.ts';
import { minutesAgo } from './moments.ts';

/** Three notifications; their paths lead to pages of the demo. */
export const sampleNotifications = (): DemoNotification[] => [
  {
    id: 'note-1',
    heading: 'Message',
    icon: { name: 'chat', color: 'primary' },
    timestamp: minutesAgo(6),
    title: 'Bruno Keller wrote to you',
    subtitle: 'Could you write it? You were in the room when it was agreed.',
    path: 'chat',
  },
  {
    id: 'note-2',
    heading: 'Alert',
    icon: { name: 'notifications', color: 'error' },
    timestamp: minutesAgo(60 * 3),
    title: 'Your profile lacks a phone number',
    subtitle: 'Colleagues on the road cannot call you.',
    path: 'page-layouts/user-profile',
  },
  {
    id: 'note-3',
    heading: 'Message',
    icon: { name: 'chat', color: 'primary' },
    timestamp: minutesAgo(60 * 26),
    title: 'Elif Kaya booked a room',
    subtitle: 'The pricing workshop is in the room with the wall for the cards.',
    path: 'chat',
  },
];
