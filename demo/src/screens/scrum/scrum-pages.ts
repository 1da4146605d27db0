import type { DemoPage } from '../../demo-page.ts';

export const scrumPages: readonly DemoPage[] = [
  { path: '/scrum-board', label: 'scrum.title', load: () => import('./boards-page.tsx') },
  { path: '/scrum-board/:id', label: 'scrum.board', load: () => import('./board-page.tsx'), isWithin: true },
];
