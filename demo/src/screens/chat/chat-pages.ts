import type { DemoPage } from '../../demo-page.ts';

export const chatPages: readonly DemoPage[] = [
  { path: '/chat', label: 'chat.title', load: () => import('./chat-page.tsx') },
];
