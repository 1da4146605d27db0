import type { DemoPage } from '../../demo-page.ts';

/** The pages of components from tables to checkboxes. */
export const firstMaterialPages: readonly DemoPage[] = [
  { path: '/material/table', label: 'material.table.title', load: () => import('./table/table-page.tsx') },
  { path: '/material/form', label: 'material.form.title', load: () => import('./form/form-page.tsx') },
  { path: '/material/buttons', label: 'material.buttons.title', load: () => import('./buttons/buttons-page.tsx') },
  { path: '/material/icons', label: 'material.icons.title', load: () => import('./icons/icons-page.tsx') },
  {
    path: '/material/progress',
    label: 'material.progress.title',
    load: () => import('./progress/progress-page.tsx'),
  },
  { path: '/material/menu', label: 'material.menu.title', load: () => import('./menu/menu-page.tsx') },
  {
    path: '/material/checkbox',
    label: 'material.checkbox.title',
    load: () => import('./checkbox/checkbox-page.tsx'),
  },
];
