import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTypedInto, pressControl, type ShortcutName, shortcutPressed } from '../../lib/commands/shortcuts.ts';

/**
 * Presses controls of a record's page by their letters, while the focus is in the page, or nowhere yet, and not in a field or a grid.
 * @param place what the controls stand in
 * @param names which of the keys of records they have
 * @param isShown whether the controls are there
 */
export function useRecordKeys(
  place: RefObject<HTMLElement | null>,
  names: readonly ShortcutName<'record'>[],
  isShown: boolean,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const page = place.current?.closest('main');
    if (!page || event.defaultPrevented || isTypedInto(target) || !(target instanceof Element)) return;
    const isHere = target === document.body || (page.contains(target) && !target.closest('[role=grid], input'));
    const pressed = isHere ? shortcutPressed('record', event) : null;
    if (place.current && pressed !== null && names.includes(pressed)) pressControl(`record.${pressed}`, place.current);
  });
  useEffect(() => {
    if (!isShown) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.body.addEventListener('keydown', listen);
    return () => document.body.removeEventListener('keydown', listen);
  }, [isShown]);
}
