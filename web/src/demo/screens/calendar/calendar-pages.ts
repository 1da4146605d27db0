import type { DemoPage } from '../../demo-page.ts';

export const calendarPages: readonly DemoPage[] = [];
