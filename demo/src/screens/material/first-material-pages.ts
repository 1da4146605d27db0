import type { DemoPage } from '../../demo-page.ts';

/** The pages of components from tables to checkboxes. */
export const firstMaterialPages: readonly DemoPage[] = [
  { path: '/material/table', label: 'demo.material.table.title', load: () => import('./table/table-page.tsx') },
  { path: '/material/form', label: 'demo.material.form.title', load: () => import('./form/form-page.tsx') },
  { path: '/material/buttons', label: 'demo.material.buttons.title', load: () => import('./buttons/buttons-page.tsx') },
  { path: '/material/icons', label: 'demo.material.icons.title', load: () => import('./icons/icons-page.tsx') },
  {
    path: '/material/progress',
    label: 'demo.material.progress.title',
    load: () => import('./progress/progress-page.tsx'),
  },
  { path: '/material/menu', label: 'demo.material.menu.title', load: () => import('./menu/menu-page.tsx') },
  {
    path: '/material/checkbox',
    label: 'demo.material.checkbox.title',
    load: () => import('./checkbox/checkbox-page.tsx'),
  },
];
