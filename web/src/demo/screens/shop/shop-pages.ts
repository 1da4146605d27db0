import type { DemoPage } from '../../demo-page.ts';

export const shopPages: readonly DemoPage[] = [];
