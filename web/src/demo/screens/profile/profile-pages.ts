import type { DemoPage } from '../../demo-page.ts';

export const profilePages: readonly DemoPage[] = [];
