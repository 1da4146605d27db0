import type { Favourite, Favourites } from '@mandate/contract/preferences/favourites.ts';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { useTranslation } from 'react-i18next';
import { type Command, type CommandScope, useCommands } from '../../../lib/commands/commands.ts';
import { useFavourites } from '../../../lib/preferences/favourites.ts';
import { bestFirst } from './best-first.ts';
import { fittingItems } from './fitting-items.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import { cachedItem, cachedRecords, foundGroups } from './record-items.tsx';
import type { FoundNow } from './use-found.ts';
import { useOwnActs, usePages } from './use-own-acts.tsx';

const mostKept = 5;

/** What the palette shows, from top to bottom. */
export interface PaletteContents {
  groups: PaletteGroup[];
  /** What is selected, such as "3 projects". */
  selected: string | null;
}

/** What the palette shows for what was typed, the best first; before anything is typed, what is nearest. */
export function usePaletteGroups(typed: string, { found, words, isBusy }: FoundNow): PaletteContents {
  const { t } = useTranslation();
  const commands = useCommands().filter(({ id }) => id !== 'palette.open');
  const favourites = useFavourites();
  const pages = usePages();
  const acts = useOwnActs();

  const of = (...scopes: CommandScope[]) => commands.filter(({ scope }) => scopes.includes(scope)).map(itemOf);
  const selected = commands.find(({ scope, about }) => scope === 'selection' && about)?.about ?? null;
  const onSelection: PaletteGroup = {
    id: 'selection',
    name: selected === null ? t('palette.onSelected') : t('palette.onSelection', { what: selected }),
    items: of('selection'),
    isContext: true,
  };
  const onRecord: PaletteGroup = { id: 'record', name: t('palette.onRecord'), items: of('record'), isContext: true };
  const onList: PaletteGroup = { id: 'list', name: t('palette.onList'), items: of('list', 'page') };
  const known = new Set(commands.map(({ label }) => label));
  const everywhere = [...of('everywhere'), ...acts.filter(({ label }) => !known.has(label))];

  if (typed.trim() === '') {
    const recent = recentOf(favourites).slice(0, mostKept);
    const groups = [
      onSelection,
      onRecord,
      {
        id: 'recent',
        name: t('palette.recent'),
        items: recent.flatMap((kept) => cachedItem('recent', kept)),
      },
      {
        id: 'pinned',
        name: t('palette.pinned'),
        items: (favourites?.favourites ?? []).flatMap((kept) => cachedItem('pinned', kept)).slice(0, mostKept),
      },
      onList,
      { id: 'pages', name: t('palette.commands'), items: [...pages, ...everywhere] },
    ];
    return { groups: groups.filter(({ items }) => items.length > 0), selected };
  }
  const views = (favourites?.favourites ?? []).filter(({ kind }) => kind === 'view');
  const pinned: PaletteGroup = {
    id: 'pinned',
    name: t('palette.pinned'),
    items: views.flatMap((view) => cachedItem('pinned', view)),
  };
  const others = { id: 'pages', name: t('palette.commands'), items: [...onList.items, ...pages, ...everywhere] };
  const fitting = fittingItems([onSelection, onRecord, others, pinned], typed);
  const records = found ? foundGroups(found.groups, words, found.isSimilar) : [];
  const ids = new Set(records.flatMap(({ items }) => items.map(({ id }) => id)));
  const atHand: PaletteGroup = {
    id: 'recent',
    name: t('palette.recent'),
    items: cachedRecords([...(favourites?.favourites ?? []), ...recentOf(favourites)], typed).filter(
      ({ id }) => !ids.has(id),
    ),
  };
  // While the server searches, what merely resembles the words would be gone in a moment.
  const local = isBusy ? fitting.map(withoutResembling) : fitting;
  return { groups: bestFirst([...local, atHand, ...records], t('palette.best')), selected };
}

function withoutResembling(group: PaletteGroup): PaletteGroup {
  return { ...group, items: group.items.filter(({ fit }) => fit !== 'resembles') };
}

function recentOf(favourites: Favourites | undefined): Omit<Favourite, 'id'>[] {
  return (favourites?.recent ?? []).map((kept) => ({ kind: 'record' as const, ...kept }));
}

function itemOf({ id, label, keys, run }: Command): PaletteItem {
  return {
    id: `command ${id}`,
    label,
    icon: <CornerDownRight />,
    run,
    isAct: true,
    ...(keys !== undefined && { keys }),
  };
}
