import type { DemoPage } from '../../demo-page.ts';
import { profilePath } from './profile-path.ts';

export const profilePages: readonly DemoPage[] = [
  { path: profilePath, label: 'profile.title', load: () => import('./profile-page.tsx') },
];
