import type { DemoPage } from '../../demo-page.ts';

export const inboxPages: readonly DemoPage[] = [
  { path: '/inbox', label: 'demo.inbox.title', load: () => import('./inbox-page.tsx') },
];
