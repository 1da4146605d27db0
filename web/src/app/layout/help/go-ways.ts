import type { Role } from '@mandate/contract/access/roles.ts';
import { type ShortcutId, shortcutsOf } from '../../../lib/commands/shortcuts.ts';
import { type NavigationEntry, navigationEntries } from '../../navigation-for.ts';

/** A way to a page by keys pressed one after the other. */
export interface GoWay {
  id: ShortcutId;
  keys: readonly string[];
  /** The page, as the side navigation has it. */
  entry: NavigationEntry;
}

/** The ways to pages by keys, as far as a role may go them: what the side navigation calls the page, the shortcut is called. */
export function goWays(role: Role): readonly GoWay[] {
  const entries = navigationEntries(role);
  return shortcutsOf('go').flatMap(({ id, keys }) => {
    const entry = entries.find(({ label }) => label === id.replace('go.', 'shell.'));
    return entry ? [{ id, keys, entry }] : [];
  });
}
