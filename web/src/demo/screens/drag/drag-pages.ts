import type { DemoPage } from '../../demo-page.ts';

export const dragPages: readonly DemoPage[] = [];
