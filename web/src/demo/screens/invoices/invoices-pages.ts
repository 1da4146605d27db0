import type { DemoPage } from '../../demo-page.ts';

export const invoicesPages: readonly DemoPage[] = [];
