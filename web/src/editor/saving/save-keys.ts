import { keyCaps } from '../../lib/commands/keys.ts';
import { keysOf, type ShortcutId } from '../../lib/commands/shortcuts.ts';
import type { AfterSave } from './after-save.ts';

const shortcuts = { stay: 'record.save', close: 'record.saveClose', next: 'record.saveNext' } as const;

/** The shortcut of a way to save. */
export function shortcutOf(after: AfterSave): ShortcutId {
  return shortcuts[after];
}

/** The keys of each way to save as menus and buttons show them: Ctrl S, on a Mac ⌘ S. */
export function shownKeys(after: AfterSave): string {
  return keyCaps(keysOf(shortcuts[after])[0]).flat().join(' ');
}
