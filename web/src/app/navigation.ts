import { may } from '@mandate/contract/permissions.ts';
import type { Role } from '@mandate/contract/roles.ts';
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
  /** The entity it lists: who may not list it is not shown the way. */
  lists: string;
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

/** The side navigation as a role sees it: what it may not open is left out, and what then holds nothing. */
export function navigationFor(role: Role): NavigationPart[] {
  const isOpen = ({ lists }: NavigationEntry) => may(role, lists, 'list') !== false;
  const shown = (item: NavigationEntry | NavigationGroup): (NavigationEntry | NavigationGroup)[] => {
    if (!('entries' in item)) return isOpen(item) ? [item] : [];
    const entries = item.entries.filter(isOpen);
    return entries.length > 0 ? [{ ...item, entries }] : [];
  };
  return navigation
    .map((part) => ({ ...part, items: part.items.flatMap(shown) }))
    .filter(({ items }) => items.length > 0);
}

/** The side navigation, from top to bottom. */
const navigation: readonly NavigationPart[] = [
  {
    label: 'shell.pages',
    items: [
      {
        label: 'shell.projects',
        to: paths.projects.list,
        pages: [...pagesOf(paths.projects), paths.projectCopy, paths.projectBoard],
        icon: FolderKanban,
        lists: 'project',
      },
      {
        label: 'shell.register',
        icon: LibraryBig,
        entries: [
          { label: 'shell.customers', to: paths.customers.list, pages: pagesOf(paths.customers), lists: 'customer' },
          {
            label: 'shell.personnels',
            to: paths.personnels.list,
            pages: pagesOf(paths.personnels),
            lists: 'personnel',
          },
          { label: 'shell.providers', to: paths.providers.list, pages: pagesOf(paths.providers), lists: 'provider' },
          {
            label: 'shell.serviceCategories',
            to: paths.serviceCategories.list,
            pages: pagesOf(paths.serviceCategories),
            lists: 'service-category',
          },
          { label: 'shell.services', to: paths.services.list, pages: pagesOf(paths.services), lists: 'service' },
          {
            label: 'shell.parameters',
            to: paths.parameters.list,
            // Lists that stand beside the parameters are reached through them.
            pages: [
              ...pagesOf(paths.parameters),
              ...pagesOf(paths.taxRates),
              ...pagesOf(paths.paymentTerms),
              ...pagesOf(paths.exchangeRates),
            ],
            lists: 'parameter',
          },
          { label: 'shell.places', to: paths.places.list, pages: pagesOf(paths.places), lists: 'place' },
          { label: 'shell.users', to: paths.accounts.list, pages: pagesOf(paths.accounts), lists: 'account' },
        ],
      },
    ],
  },
];
