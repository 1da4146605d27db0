import type { DemoPage } from '../../demo-page.ts';

export const contactsPages: readonly DemoPage[] = [];
