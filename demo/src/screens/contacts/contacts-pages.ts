import type { DemoPage } from '../../demo-page.ts';

export const contactsPages: readonly DemoPage[] = [
  { path: '/crud-table', label: 'contacts.title', load: () => import('./contact-table-page.tsx') },
  { path: '/pages/user-list-1', label: 'contacts.list1', load: () => import('./user-list-1-page.tsx') },
  { path: '/pages/user-list-2', label: 'contacts.list2', load: () => import('./user-list-2-page.tsx') },
  { path: '/pages/user-list-3', label: 'contacts.list3', load: () => import('./user-list-3-page.tsx') },
  { path: '/pages/user-list-4', label: 'contacts.list4', load: () => import('./user-list-4-page.tsx') },
];
