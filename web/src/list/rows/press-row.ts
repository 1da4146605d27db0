import type { MouseEvent } from 'react';
import { opener } from './row-cursor.ts';

/** What answers a press itself. */
const answering = 'a, button, input, select, textarea, label, [contenteditable]';

/**
 * What opens the row an element stands in, if a press on the element is one on the row and not on something of its own.
 * @returns null where it is not; undefined where the row's link is out of sight
 */
function openerAt(target: EventTarget): HTMLElement | null | undefined {
  if (!(target instanceof Element) || target.closest(answering)) return null;
  const row = target.closest('[role=row]:has([role=gridcell])');
  return row && (row.querySelector<HTMLElement>(opener) ?? undefined);
}

/**
 * Opens the row that was pressed, by the link it has: with Ctrl, the command key or the middle button in a tab of its own. Who selects text
 * opens nothing.
 * @param bring brings a row's link into sight
 */
export function pressRow(event: MouseEvent, bring: (row: Element) => void): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (shiftKey || altKey || button > 1 || getSelection()?.toString()) return;
  const found = openerAt(target);
  if (found === null) return;
  const press = (link: HTMLElement | null | undefined) => {
    const isApart = button === 1 || ctrlKey || metaKey;
    if (isApart && link instanceof HTMLAnchorElement) window.open(link.href, '_blank', 'noopener');
    else if (button === 0) link?.click();
  };
  if (found) {
    press(found);
    return;
  }
  const row = (target as Element).closest('[role=row]');
  if (!row) return;
  bring(row);
  requestAnimationFrame(() => press(row.querySelector<HTMLElement>(opener)));
}

/** Keeps the middle button from scrolling by the pointer where it opens a row. */
export function keepMiddlePress(event: MouseEvent): void {
  if (event.button === 1 && openerAt(event.target) !== null) event.preventDefault();
}
