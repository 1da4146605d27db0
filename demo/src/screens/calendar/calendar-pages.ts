import type { DemoPage } from '../../demo-page.ts';

export const calendarPages: readonly DemoPage[] = [
  { path: '/calendar', label: 'calendar.title', load: () => import('./calendar-page.tsx') },
];
