import type { ParseKeys } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import LibraryBig from 'lucide-react/icons/library-big';
import { pagesOf, paths } from '../lib/paths.ts';

/** An entry that opens a page; it is the current one on any of its pages, its editors too. */
export interface NavigationEntry {
  label: ParseKeys<'common'>;
  to: string;
  /** Patterns of the pages it stands for. */
  pages: readonly string[];
  icon?: LucideIcon;
}

/** Entries that open and close together. */
export interface NavigationGroup {
  label: ParseKeys<'common'>;
  icon: LucideIcon;
  entries: readonly NavigationEntry[];
}

/** A part of the side navigation under its own label. */
export interface NavigationPart {
  label: ParseKeys<'common'>;
  items: readonly (NavigationEntry | NavigationGroup)[];
}

/** The side navigation, from top to bottom. */
export const navigation: readonly NavigationPart[] = [
  {
    label: 'shell.pages',
    items: [
      { label: 'shell.projects', to: paths.projects.list, pages: pagesOf(paths.projects), icon: FolderKanban },
      {
        label: 'shell.register',
        icon: LibraryBig,
        entries: [{ label: 'shell.customers', to: paths.customers.list, pages: pagesOf(paths.customers) }],
      },
    ],
  },
];
