import type { DemoPage } from '../../demo-page.ts';

export const dragPages: readonly DemoPage[] = [
  {
    path: '/others/drag-and-drop',
    label: 'drag.title',
    load: () => import('./drag-and-drop-page.tsx'),
  },
];
