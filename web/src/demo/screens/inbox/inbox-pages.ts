import type { DemoPage } from '../../demo-page.ts';

export const inboxPages: readonly DemoPage[] = [];
