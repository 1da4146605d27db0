import type { DemoPage } from '../../demo-page.ts';

export const utilitiesPages: readonly DemoPage[] = [
  { path: '/utilities/color', label: 'utilities.title.color', load: () => import('./color-page.tsx') },
  { path: '/utilities/spacing', label: 'utilities.title.spacing', load: () => import('./spacing-page.tsx') },
  {
    path: '/utilities/typography',
    label: 'utilities.title.typography',
    load: () => import('./typography-page.tsx'),
  },
  { path: '/utilities/display', label: 'utilities.title.display', load: () => import('./display-page.tsx') },
  {
    path: '/utilities/height-width',
    label: 'utilities.title.heightWidth',
    load: () => import('./height-width-page.tsx'),
  },
  { path: '/utilities/position', label: 'utilities.title.position', load: () => import('./position-page.tsx') },
  { path: '/utilities/shadow', label: 'utilities.title.shadow', load: () => import('./shadow-page.tsx') },
  { path: '/utilities/misc', label: 'utilities.title.misc', load: () => import('./misc-page.tsx') },
];
