import type { DemoPage } from '../../demo-page.ts';

export const formsPages: readonly DemoPage[] = [];
