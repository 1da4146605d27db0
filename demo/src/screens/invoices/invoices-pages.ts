import type { DemoPage } from '../../demo-page.ts';
import { invoicePaths } from './invoice-paths.ts';

export const invoicesPages: readonly DemoPage[] = [
  { path: invoicePaths.list, label: 'invoices.title', load: () => import('./invoice-list-page.tsx') },
  {
    path: invoicePaths.add,
    label: 'invoices.new',
    load: () => import('./new-invoice-page.tsx'),
    isWithin: true,
  },
  { path: invoicePaths.any, label: 'invoices.one', load: () => import('./invoice-page.tsx'), isWithin: true },
  {
    path: invoicePaths.anyEditor,
    label: 'invoices.edit',
    load: () => import('./edit-invoice-page.tsx'),
    isWithin: true,
  },
];
