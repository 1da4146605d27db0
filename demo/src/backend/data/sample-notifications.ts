import type { DemoNotification } from '../../contract/notification-calls.ts';
import { type Moments, momentsNow } from './moments.ts';

const message = { heading: 'Message', icon: { name: 'chat', color: 'primary' } };
const alert = { heading: 'Alert', icon: { name: 'notifications', color: 'error' } };
const note = { heading: 'Board', icon: { name: 'notifications', color: 'primary' } };

/** What happened lately; each leads to the page of the demo it is about. */
export const sampleNotifications = ({ ago, workday }: Moments = momentsNow()): DemoNotification[] => [
  {
    id: 'note-1',
    ...message,
    timestamp: ago(6),
    title: 'Bruno Keller wrote to you',
    subtitle: 'Could you write it? You were in the room when it was agreed.',
    path: 'chat?with=person-2',
  },
  {
    id: 'note-2',
    ...alert,
    timestamp: ago(180),
    title: 'Your profile lacks a phone number',
    subtitle: 'Colleagues on the road cannot call you.',
    path: 'page-layouts/user-profile',
  },
  {
    id: 'note-3',
    ...note,
    timestamp: workday(-1, '16:05'),
    title: 'Grete Sørensen commented on a card',
    subtitle: 'Figures of the five berths: “I have the hours of berth four on paper.”',
    path: 'scrum-board/harbour?card=harbour-berths',
  },
  {
    id: 'note-4',
    ...message,
    timestamp: workday(-2, '10:30'),
    title: 'Elif Kaya booked a room',
    subtitle: 'The pricing workshop is in the room with the wall for the cards.',
    path: 'chat?with=person-5',
  },
];
