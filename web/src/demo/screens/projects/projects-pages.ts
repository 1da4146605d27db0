import type { DemoPage } from '../../demo-page.ts';

export const projectsPages: readonly DemoPage[] = [];
