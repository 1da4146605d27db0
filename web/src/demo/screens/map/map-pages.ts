import type { DemoPage } from '../../demo-page.ts';

export const mapPages: readonly DemoPage[] = [];
