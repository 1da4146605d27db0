import { type RefObject, useLayoutEffect } from 'react';

const gap = 4;
const margin = 8;
const narrowest = 280;
const highest = 340;
const lowest = 120;
/** A field's label, which stays in sight above it. */
const label = 20;

/**
 * Keeps a popup beside its field: below, or above where there is more room, never beyond the window. The popup is an element with
 * `popover="manual"`, in the top layer, so that no card, window or list cuts it off.
 * @param popup the element, while it is shown; it scrolls within what room there is
 */
export function usePopupPlace(field: RefObject<HTMLElement | null>, popup: RefObject<HTMLElement | null>): void {
  // After every change: what is shown decides how much room it takes.
  useLayoutEffect(() => {
    const [anchor, sheet] = [field.current, popup.current];
    if (!anchor || !sheet) return;
    if (!sheet.matches(':popover-open')) sheet.showPopover();
    const follow = () => place(anchor, sheet);
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    window.visualViewport?.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
      window.visualViewport?.removeEventListener('resize', follow);
    };
  });
}

function place(anchor: HTMLElement, sheet: HTMLElement): void {
  const around = anchor.getBoundingClientRect();
  // On phones the keyboard takes the lower part of the window.
  const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const width = Math.min(Math.max(around.width, narrowest), document.documentElement.clientWidth - 2 * margin);
  const left = Math.max(margin, Math.min(around.left, document.documentElement.clientWidth - width - margin));
  sheet.style.width = `${width}px`;
  sheet.style.left = `${left}px`;
  const below = top + height - around.bottom - gap - margin;
  const above = around.top - top - label - gap - margin;
  const wanted = Math.min(sheet.scrollHeight, highest);
  const isAbove = wanted > below && above > below;
  sheet.style.maxHeight = `${Math.max(lowest, Math.min(highest, isAbove ? above : below))}px`;
  sheet.style.top = isAbove ? `${around.top - label - gap - sheet.offsetHeight}px` : `${around.bottom + gap}px`;
}
