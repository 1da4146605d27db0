import { useEffect, useEffectEvent } from 'react';
import { isTypedInto, pressControl, shortcutPressed, shortcutsOf } from '../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../lib/commands/shortcuts-here.ts';

const held = shortcutsOf('week').map(({ id }) => id);
/** The keys of the page; the others belong to the cells. */
const ofPage = new Set(['before', 'after', 'today', 'addRow', 'copy', 'handIn', 'undo']);

/** Presses the controls of a week by their keys while nobody types. @param onUndo takes the last act back, wherever the keyboard is */
export function useWeekKeys(onUndo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || isTypedInto(event.target)) return;
    const pressed = shortcutPressed('week', event);
    if (pressed === null || !ofPage.has(pressed)) return;
    if (pressed === 'undo') onUndo();
    else if (!pressControl(`week.${pressed}`)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.body.addEventListener('keydown', listen);
    return () => document.body.removeEventListener('keydown', listen);
  }, []);
  useHeldShortcuts(held);
}
