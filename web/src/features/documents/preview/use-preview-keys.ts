import { useEffect, useEffectEvent } from 'react';
import { isTypedInto, pressControl, shortcutPressed } from '../../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../../lib/commands/shortcuts-here.ts';

/** Presses the controls of a preview by its keys. Those of letters alone are heard while nobody types; a window over the page has them all. */
export function usePreviewKeys(): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.repeat || event.isComposing || !(target instanceof Element)) return;
    if (target.closest('[role=dialog], [role=menu], [role=listbox]')) return;
    const pressed = shortcutPressed('preview', event);
    const isAlone = pressed !== 'issue' && pressed !== 'close';
    if (pressed === null || (isAlone && isTypedInto(target))) return;
    if (pressControl(`preview.${pressed}`)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.body.addEventListener('keydown', listen);
    return () => document.body.removeEventListener('keydown', listen);
  }, []);
  useHeldShortcuts(['preview.issue', 'preview.pdf', 'preview.close']);
}
