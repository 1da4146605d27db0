import type { DemoPage } from '../../demo-page.ts';

export const chatPages: readonly DemoPage[] = [];
