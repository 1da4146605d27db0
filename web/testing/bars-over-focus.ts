import { userEvent } from 'vitest/browser';

/**
 * Goes on by Tab, and tells what gets the focus while a bar with what people press lies over its beginning.
 * @param count how often
 */
export async function barsOverFocus(count: number): Promise<string[]> {
  const covered: string[] = [];
  for (let at = 0; at < count; at++) {
    await userEvent.tab();
    const held = document.activeElement;
    if (held && isUnderBar(held)) covered.push(held.getAttribute('aria-label') || held.id || held.outerHTML);
  }
  return covered;
}

function isUnderBar(held: Element): boolean {
  const { left, width, top, bottom } = held.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, Math.min(bottom, top + 24) - 2);
  const bar = shown?.closest('[data-keep-clear]');
  return bar !== null && bar !== undefined && !bar.contains(held);
}
