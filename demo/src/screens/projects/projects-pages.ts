import type { DemoPage } from '../../demo-page.ts';
import { projectsPath } from './projects-path.ts';

export const projectsPages: readonly DemoPage[] = [
  { path: projectsPath, label: 'projects.title', load: () => import('./project-list-page.tsx') },
];
