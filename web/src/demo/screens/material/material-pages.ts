import type { DemoPage } from '../../demo-page.ts';

export const materialPages: readonly DemoPage[] = [];
