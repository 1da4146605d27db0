import type { DemoPage } from '../../demo-page.ts';

export const chartsPages: readonly DemoPage[] = [
  { path: '/charts/echarts', label: 'charts.title', load: () => import('./echarts-page.tsx') },
];
