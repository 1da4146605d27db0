import { useEffect, useEffectEvent } from 'react';
import type { PressedKey } from '../../lib/commands/keys.ts';
import { shortcutPressed } from '../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../lib/commands/shortcuts-here.ts';
import { takeTyped } from '../../ui/fields/take-typed.ts';
import type { AfterSave } from './after-save.ts';

const ways: Partial<Record<string, AfterSave>> = { save: 'stay', saveClose: 'close', saveNext: 'next' };

/** How a key goes on after saving: Ctrl+S stays, Ctrl+Enter closes, Ctrl+Alt+Enter begins a new one, on a Mac with Cmd; else null. */
export function afterSaveOf(pressed: PressedKey): AfterSave | null {
  return ways[shortcutPressed('record', pressed) ?? ''] ?? null;
}

/**
 * The keys that save, anywhere on the page, also inside its fields and cells; the browser's own saving stays away. In a window over the
 * page they submit that window's own form.
 */
export function useSaveShortcut(save: (after: AfterSave) => void): void {
  useHeldShortcuts(['record.save']);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const after = afterSaveOf(event);
    if (after === null || event.isComposing) return;
    event.preventDefault();
    // No cell, link or button takes Enter for its own act.
    event.stopPropagation();
    if (event.repeat) return;
    takeTyped();
    const over = event.target instanceof Element ? event.target.closest('[role=dialog]') : null;
    if (over) {
      over.querySelector('form')?.requestSubmit();
      return;
    }
    save(after);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
