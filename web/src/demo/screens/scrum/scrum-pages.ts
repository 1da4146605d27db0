import type { DemoPage } from '../../demo-page.ts';

export const scrumPages: readonly DemoPage[] = [];
