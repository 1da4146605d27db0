import type { DemoPage } from '../../demo-page.ts';

export const chartsPages: readonly DemoPage[] = [];
