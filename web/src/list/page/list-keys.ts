import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PressedKey } from '../../lib/commands/keys.ts';
import { isTypedInto, pressControl, type ShortcutName, shortcutPressed } from '../../lib/commands/shortcuts.ts';
import { opener, type RowCursor } from '../rows/row-cursor.ts';

/** What a key asks a list for: another row, something done with the row, or the control that does it. */
export type ListShortcut = ShortcutName<'list'>;

/** What a key asks a list for (experience L16), or null. While somebody types, keys ask for nothing. */
export function listShortcut({ isTyping, ...pressed }: PressedKey & { isTyping: boolean }): ListShortcut | null {
  return isTyping ? null : shortcutPressed('list', pressed);
}

/**
 * Answers the keys of a list while the focus is inside the page's main part, or nowhere yet. A control takes part by saying which
 * shortcut it is for.
 * @param place an element of the list
 * @param onPreview shows a row beside the others, or puts it away again
 */
export function useListKeys(
  place: RefObject<HTMLElement | null>,
  cursor: RefObject<RowCursor | null>,
  rows: number,
  onPreview: ((row: number) => void) | undefined,
) {
  const answer = useEffectEvent((event: KeyboardEvent, page: HTMLElement): void => {
    const target = event.target instanceof Element ? event.target : page;
    if (event.defaultPrevented) return;
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isTyping = isTypedInto(target) || event.isComposing;
    const shortcut = listShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey, isTyping });
    if (shortcut === null || !follow(shortcut, target, page)) return;
    event.preventDefault();
  });

  function follow(shortcut: ListShortcut, target: Element, page: HTMLElement): boolean {
    if (shortcut === 'open') return openRow(target);
    if (shortcut === 'pick') return selectRow(target);
    if (shortcut === 'preview') return previewRow(target);
    if (shortcut !== 'next' && shortcut !== 'previous') return pressControl(`list.${shortcut}`, page);
    const step = shortcut === 'next' ? 1 : -1;
    const row = Math.max(0, Math.min((cursor.current?.at() ?? -1) + step, rows - 1));
    cursor.current?.goTo(row);
    return rows > 0;
  }

  // On what is pressed by Space itself it does that.
  function previewRow(target: Element): boolean {
    const row = cursor.current?.rowOf(target) ?? -1;
    if (row < 0 || !onPreview || target.closest('button, input')) return false;
    onPreview(row);
    return true;
  }

  useEffect(() => {
    const page = place.current?.closest('main');
    if (!page) return;
    const listen = (event: KeyboardEvent) => {
      const isHere = event.currentTarget === page || event.target === document.body;
      if (isHere) answer(event, page);
    };
    page.addEventListener('keydown', listen);
    document.body.addEventListener('keydown', listen);
    return () => {
      page.removeEventListener('keydown', listen);
      document.body.removeEventListener('keydown', listen);
    };
  }, [place]);
}

/** Follows the link of the row whose cell has the focus; what is a link or a button itself knows what to do. */
function openRow(target: Element): boolean {
  if (target.getAttribute('role') !== 'gridcell') return false;
  const link = target.closest('[role=row]')?.querySelector<HTMLElement>(opener);
  link?.click();
  return link !== null && link !== undefined;
}

/** Presses the box of the row or card that has the focus. */
function selectRow(target: Element): boolean {
  const box = target.closest('[role=row], li')?.querySelector<HTMLElement>('input[type=checkbox]');
  box?.click();
  return box !== null && box !== undefined;
}
