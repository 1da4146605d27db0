import type { DemoPage } from '../../demo-page.ts';

export const inboxPages: readonly DemoPage[] = [
  { path: '/inbox', label: 'inbox.title', load: () => import('./inbox-page.tsx') },
];
