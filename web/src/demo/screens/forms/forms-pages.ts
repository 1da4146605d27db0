import type { DemoPage } from '../../demo-page.ts';

export const formsPages: readonly DemoPage[] = [
  { path: '/forms/basic', label: 'demo.forms.basic.title', load: () => import('./basic-page.tsx') },
];
