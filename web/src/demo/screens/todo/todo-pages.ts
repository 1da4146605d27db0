import type { DemoPage } from '../../demo-page.ts';

export const todoPages: readonly DemoPage[] = [];
