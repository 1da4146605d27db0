import type { DemoPage } from '../../demo-page.ts';

/** The pages of components that are switched, slid, chosen, folded and laid over the page. */
export const secondMaterialPages: readonly DemoPage[] = [
  { path: '/material/switch', label: 'material.switch.title', load: () => import('./switch/switch-page.tsx') },
  { path: '/material/radio', label: 'material.radio.title', load: () => import('./radio/radio-page.tsx') },
  { path: '/material/slider', label: 'material.slider.title', load: () => import('./slider/slider-page.tsx') },
  {
    path: '/material/autocomplete',
    label: 'material.autocomplete.title',
    load: () => import('./autocomplete/autocomplete-page.tsx'),
  },
  {
    path: '/material/expansion-panel',
    label: 'material.expansion.title',
    load: () => import('./expansion/expansion-panel-page.tsx'),
  },
  { path: '/material/dialog', label: 'material.dialog.title', load: () => import('./dialog/dialog-page.tsx') },
  {
    path: '/material/snackbar',
    label: 'material.snackbar.title',
    load: () => import('./snackbar/snackbar-page.tsx'),
  },
];
