import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { RowCursor } from './row-cursor.ts';

/** What of a key press tells what it asks for. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** Somebody types here, or a window or menu has the keys. */
  isTyping: boolean;
}

/** What a key asks a list for: another row, to open the row, or the control that has this key as its shortcut. */
export type ListWish =
  | { to: 'next' | 'previous' | 'open' | 'pick' | 'preview' }
  | { to: 'control'; shortcut: 'f' | 'n' | 'e' | '/' | 'Escape' };

/**
 * What a key asks a list for (experience L16): J and K another row, Enter the row's record, the slash the search, F a filter,
 * N a new record, E the editing of cells, X picks the row or leaves it, Space shows it beside the others, Escape leaves all rows. Keys
 * pressed with others, or while typing, ask for nothing.
 */
export function listWish({ key, ctrlKey, metaKey, altKey, shiftKey, isTyping }: PressedKey): ListWish | null {
  if (isTyping || ctrlKey || metaKey || altKey) return null;
  // The slash stands above another key on many keyboards.
  if (key === '/') return { to: 'control', shortcut: key };
  if (shiftKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'j') return { to: 'next' };
  if (letter === 'k') return { to: 'previous' };
  if (letter === 'x') return { to: 'pick' };
  if (key === ' ') return { to: 'preview' };
  if (key === 'Escape') return { to: 'control', shortcut: key };
  if (letter === 'f' || letter === 'n' || letter === 'e') return { to: 'control', shortcut: letter };
  return key === 'Enter' ? { to: 'open' } : null;
}

const typedInto =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox], [data-editing] [role=gridcell]';

/**
 * Answers the keys of a list while the focus is inside the page's main part, and only then (WCAG 2.1.4). A control takes part by
 * naming its key as `aria-keyshortcuts`.
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
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isTyping = target.closest(typedInto) !== null;
    const wish = listWish({ key, ctrlKey, metaKey, altKey, shiftKey, isTyping });
    if (wish === null || !follow(wish, target, page)) return;
    event.preventDefault();
  });

  function follow(wish: ListWish, target: Element, page: HTMLElement): boolean {
    if (wish.to === 'control') return pressControl(page, wish.shortcut);
    if (wish.to === 'open') return openRow(target);
    if (wish.to === 'pick') return pickRow(target);
    if (wish.to === 'preview') return previewRow(target);
    const step = wish.to === 'next' ? 1 : -1;
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
    const listen = (event: KeyboardEvent) => answer(event, page);
    page.addEventListener('keydown', listen);
    return () => page.removeEventListener('keydown', listen);
  }, [place]);
}

/** Follows the link of the row whose cell has the focus; what is a link or a button itself knows what to do. */
function openRow(target: Element): boolean {
  if (target.getAttribute('role') !== 'gridcell') return false;
  const link = target.closest('[role=row]')?.querySelector('a');
  link?.click();
  return link !== null && link !== undefined;
}

/** Presses the box of the row or card that has the focus. */
function pickRow(target: Element): boolean {
  const box = target.closest('[role=row], li')?.querySelector<HTMLElement>('input[type=checkbox]');
  box?.click();
  return box !== null && box !== undefined;
}

function pressControl(page: HTMLElement, shortcut: string): boolean {
  const controls = page.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${shortcut}"]`);
  const control = [...controls].find((one) => one.checkVisibility());
  if (control instanceof HTMLInputElement) control.focus();
  else control?.click();
  return control !== undefined;
}
