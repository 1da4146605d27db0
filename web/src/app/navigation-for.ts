import { may, type Noun, type Verb } from '@mandate/contract/access/permissions.ts';
import type { Role } from '@mandate/contract/access/roles.ts';
import { type RegisterName, registerAbove, registerNames } from '@mandate/contract/registers.ts';
import type { ParseKeys } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Gauge from 'lucide-react/icons/gauge';
import LibraryBig from 'lucide-react/icons/library-big';
import Mail from 'lucide-react/icons/mail';
import { type ComponentType, lazy } from 'react';
import { apiReference, pagesOf, paths } from '../lib/addresses/paths.ts';
import { recordPaths } from '../lib/addresses/record-paths.ts';

/** An entry that opens a page; it is the current one on any of its pages, its editors too. */
export interface NavigationEntry {
  label: ParseKeys;
  to: string;
  /** Patterns of the pages it stands for. */
  pages: readonly string[];
  icon?: LucideIcon;
  /** A pill at its end that says how much waits there, and says it in words to who hears it. */
  badge?: ComponentType;
  /** It leads out of the product's pages, in a tab of its own. */
  isExternal?: boolean;
  /** The entity it lists or, where `verb` says so, reads: who may not is not shown the way. */
  lists: Noun;
  verb?: Verb;
  /** Pages of its own things, which stand under it and are always in sight. */
  below?: readonly NavigationEntry[];
}

/** Entries that open and close together. */
export interface NavigationGroup {
  label: ParseKeys;
  icon: LucideIcon;
  entries: readonly NavigationEntry[];
}

/** A part of the side navigation under its own label. */
export interface NavigationPart {
  label: ParseKeys;
  items: readonly (NavigationEntry | NavigationGroup)[];
}

/** The side navigation as a role sees it: what it may not open is left out, and what then holds nothing. */
export function navigationFor(role: Role): NavigationPart[] {
  const isOpen = ({ lists, verb = 'list' }: NavigationEntry) => may(role, lists, verb) !== false;
  const shown = (item: NavigationEntry | NavigationGroup): (NavigationEntry | NavigationGroup)[] => {
    if (!('entries' in item)) {
      if (!isOpen(item)) return [];
      const below = item.below?.filter(isOpen) ?? [];
      return [{ ...item, below }];
    }
    const entries = item.entries.filter(isOpen);
    return entries.length > 0 ? [{ ...item, entries }] : [];
  };
  return navigation
    .map((part) => ({ ...part, items: part.items.flatMap(shown) }))
    .filter(({ items }) => items.length > 0);
}

/** Every entry of the side navigation as a role sees it, from top to bottom; those of a group bear its icon. */
export function navigationEntries(role: Role): NavigationEntry[] {
  return navigationFor(role)
    .flatMap(({ items }) => items)
    .flatMap((item) => ('entries' in item ? item.entries.map((entry) => ({ icon: item.icon, ...entry })) : [item]))
    .flatMap((entry) => [entry, ...(entry.below ?? [])]);
}

// Counted once the page is there.
const onceIdle = () => new Promise<unknown>((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
const AttentionBadge = lazy(async () => {
  await onceIdle();
  return import('./layout/navigation/attention-badge.tsx');
});
const WaitingBadge = lazy(async () => {
  await onceIdle();
  return import('./layout/navigation/waiting-badge.tsx');
});

// Lists that stand beside another, as tax rates beside the parameters, are reached through it.
function inRegister(noun: RegisterName): NavigationEntry[] {
  const { plural, list } = recordPaths(noun);
  if (!list.startsWith('/register/') || registerAbove(noun) !== undefined) return [];
  const beside = registerNames.filter((other) => registerAbove(other) === noun);
  const pages = [
    ...[noun, ...beside].flatMap((each) => pagesOf(recordPaths(each))),
    ...(noun === 'service' ? [paths.raisePrices] : []),
    ...(noun === 'absence' ? [paths.absenceYear] : []),
  ];
  return [{ label: `shell.${plural}`, to: list, pages, lists: noun }];
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
        below: [
          {
            label: 'shell.documents',
            to: paths.documents,
            pages: [paths.documents, paths.document, paths.documentPreview],
            lists: 'document',
          },
        ],
      },
      {
        label: 'shell.week',
        to: paths.week,
        pages: [paths.week],
        icon: CalendarClock,
        lists: 'week',
        below: [
          {
            label: 'shell.entries',
            to: paths.entries.list,
            pages: pagesOf(paths.entries),
            lists: 'entry',
          },
        ],
      },
      {
        label: 'shell.approvals',
        to: paths.approvals,
        pages: [paths.approvals, paths.weeks],
        icon: ClipboardCheck,
        badge: WaitingBadge,
        lists: 'approval',
        verb: 'read',
      },
      {
        label: 'shell.controlPanel',
        to: paths.controlPanel,
        pages: [paths.controlPanel, paths.sessions, paths.jobs, paths.trash, paths.audit],
        icon: Gauge,
        badge: AttentionBadge,
        lists: 'control-panel',
        verb: 'read',
      },
      {
        label: 'shell.dashboard',
        to: paths.dashboard,
        pages: [paths.dashboard, paths.milestones, paths.lines],
        icon: ChartColumn,
        lists: 'dashboard',
        verb: 'read',
      },
      {
        label: 'shell.register',
        icon: LibraryBig,
        entries: registerNames.flatMap(inRegister),
      },
    ],
  },
  {
    label: 'shell.configuration',
    items: [
      {
        label: 'shell.mailServer',
        to: paths.mailServer,
        pages: [paths.mailServer, paths.mailQueue],
        icon: Mail,
        lists: 'mail-server',
        verb: 'read',
      },
      {
        label: 'shell.apiReference',
        to: apiReference,
        pages: [],
        icon: BookOpen,
        isExternal: true,
        // For who keeps the product running.
        lists: 'operations',
        verb: 'read',
      },
    ],
  },
];
