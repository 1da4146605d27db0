import { may, type Noun, type Verb } from '@mandate/contract/access/permissions.ts';
import type { Role } from '@mandate/contract/access/roles.ts';
import type { ParseKeys, TFunction } from 'i18next';
import type { Command } from '../../../lib/commands/commands.ts';
import { areLetters, keyCaps } from '../../../lib/commands/keys.ts';
import {
  type Shortcut,
  type ShortcutId,
  type ShortcutPlace,
  shortcutPlaces,
  shortcutsOf,
} from '../../../lib/commands/shortcuts.ts';
import { goWays } from './go-ways.ts';

/** A line of the overlay. */
export interface ShownShortcut {
  id: string;
  /** What the keys do. */
  words: string;
  keys: readonly string[];
  isLetter: boolean;
}

/** Some shortcuts under their title. */
export interface ShownSection {
  title: string;
  /** They hold on the page as it is. */
  isHere: boolean;
  shortcuts: readonly ShownShortcut[];
}

interface Known {
  role: Role;
  /** The shortcuts that hold on the page as it is. */
  here: ReadonlySet<ShortcutId>;
  commands: readonly Command[];
  t: TFunction;
}

/** What some shortcuts are for, or all of a place: who may not do it with any record is not told of them. */
const takes: Partial<Record<ShortcutId | ShortcutPlace, readonly [Noun, Verb]>> = {
  lines: ['project', 'edit'],
  approvals: ['approval', 'read'],
  preview: ['document', 'create'],
  mail: ['document', 'create'],
  'record.issue': ['document', 'create'],
  'record.send': ['document', 'create'],
  'board.carry': ['project', 'edit'],
  'board.left': ['project', 'edit'],
  'board.right': ['project', 'edit'],
  'board.leave': ['project', 'edit'],
};

/**
 * The shortcuts of the product as the overlay shows them: what holds on the page first, the nearest before; then what holds on every page;
 * then what holds elsewhere. What is offered with keys the registry does not know stands among what holds on every page.
 */
export function shownShortcuts({ role, here, commands, t }: Known): readonly ShownSection[] {
  const title = (place: ShortcutPlace, isHere: boolean) =>
    t(`shortcut.${isHere ? 'here' : 'place'}.${place}` as ParseKeys);
  const line = ({ id, keys, isLetter }: Shortcut): ShownShortcut => ({
    id,
    words: t(`shortcut.does.${id}` as ParseKeys),
    keys,
    isLetter,
  });
  const places = shortcutPlaces.filter((place) => place !== 'go' && place !== 'everywhere');
  const near = places.map((place): ShownSection => {
    const held = shortcutsOf(place).filter(({ id }) => here.has(id));
    return { title: title(place, true), isHere: true, shortcuts: held.map(line) };
  });
  const ways = goWays(role).map(({ id, keys, entry }) => ({ id, keys, words: t(entry.label), isLetter: true }));
  const offered = commands.flatMap(({ id, label, keys }) => {
    const isKnown = shortcutPlaces.some((place) => shortcutsOf(place).some((one) => one.keys.includes(keys ?? '')));
    return keys === undefined || isKnown ? [] : [{ id, keys: [keys], words: label, isLetter: areLetters(keys) }];
  });
  const everywhere = shortcutsOf('everywhere').filter(({ keys }) =>
    commands.some((one) => keys.includes(one.keys ?? '')),
  );
  const isFor = (what: ShortcutId | ShortcutPlace) => {
    const [noun, verb] = takes[what] ?? [];
    return noun === undefined || verb === undefined || may(role, noun, verb) !== false;
  };
  const far = places
    .filter(isFor)
    .filter((place) => !shortcutsOf(place).some(({ id }) => here.has(id)))
    .map(
      (place): ShownSection => ({
        title: title(place, false),
        isHere: false,
        shortcuts: shortcutsOf(place)
          .filter(({ id }) => isFor(id))
          .map(line),
      }),
    );
  return [
    ...near,
    { title: title('everywhere', true), isHere: true, shortcuts: [...everywhere.map(line), ...offered] },
    { title: title('go', true), isHere: true, shortcuts: ways },
    ...far,
  ].filter(({ shortcuts }) => shortcuts.length > 0);
}

/** What of the sections fits a search, by words or by keys. */
export function fittingSections(sections: readonly ShownSection[], search: string): readonly ShownSection[] {
  const wanted = search.trim().toLowerCase();
  const fits = ({ words, keys }: ShownShortcut) =>
    words.toLowerCase().includes(wanted) ||
    keys.some((one) => keyCaps(one).flat().join(' ').toLowerCase().includes(wanted));
  return sections
    .map((section) => ({ ...section, shortcuts: section.shortcuts.filter(fits) }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}
