import { useEffect, useSyncExternalStore } from 'react';
import type { ShortcutId } from './shortcuts.ts';

const held = new Map<object, readonly ShortcutId[]>();
const listeners = new Set<() => void>();
let all: ReadonlySet<ShortcutId> = new Set();

function changed(): void {
  all = new Set([...held.values()].flat());
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shortcuts that hold on the page as it is; renders again when others do. */
export function useShortcutsHere(): ReadonlySet<ShortcutId> {
  return useSyncExternalStore(onChange, () => all);
}

/** Says which shortcuts hold while the calling component is shown. */
export function useHeldShortcuts(ids: readonly ShortcutId[]): void {
  const said = ids.join(' ');
  useEffect(() => {
    const owner = {};
    held.set(owner, said === '' ? [] : (said.split(' ') as ShortcutId[]));
    changed();
    return () => {
      held.delete(owner);
      changed();
    };
  }, [said]);
}
