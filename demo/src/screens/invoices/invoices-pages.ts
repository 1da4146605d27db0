import type { DemoPage } from '../../demo-page.ts';
import { invoicePaths } from './invoice-paths.ts';

export const invoicesPages: readonly DemoPage[] = [
  { path: invoicePaths.list, label: 'demo.invoices.title', load: () => import('./invoice-list-page.tsx') },
  {
    path: invoicePaths.add,
    label: 'demo.invoices.new',
    load: () => import('./new-invoice-page.tsx'),
    isWithin: true,
  },
  { path: invoicePaths.any, label: 'demo.invoices.one', load: () => import('./invoice-page.tsx'), isWithin: true },
  {
    path: invoicePaths.anyEditor,
    label: 'demo.invoices.edit',
    load: () => import('./edit-invoice-page.tsx'),
    isWithin: true,
  },
];
