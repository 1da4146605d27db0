import type { DemoPage } from '../../demo-page.ts';

export const utilitiesPages: readonly DemoPage[] = [];
