import { useLayoutEffect } from 'react';

/** What is kept free at the edges of the window. */
const margin = 16;

/** Which corner of the button the sheet begins at: below its right end, below its left end, or above its right end. */
export type Corner = 'below' | 'belowLeft' | 'above';

/** A place in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Keeps a sheet at the button it belongs to, inside the window, whatever becomes of the size of either.
 * @param at where it was asked for by the pointer, in place of its button
 */
export function usePlaceUnder(
  anchor: HTMLElement | null,
  sheet: HTMLElement | null,
  corner: Corner,
  at: Point | null = null,
): void {
  useLayoutEffect(() => {
    if (!anchor || !sheet) return;
    const place = () => {
      const around = at === null ? anchor.getBoundingClientRect() : new DOMRect(at.x, at.y);
      const top = corner === 'above' ? around.top - sheet.offsetHeight : around.bottom;
      const left = corner === 'belowLeft' ? around.left : around.right - sheet.offsetWidth;
      sheet.style.top = `${inside(top, sheet.offsetHeight, innerHeight)}px`;
      sheet.style.left = `${inside(left, sheet.offsetWidth, document.documentElement.clientWidth)}px`;
    };
    const observer = new ResizeObserver(place);
    observer.observe(sheet);
    window.addEventListener('resize', place);
    place();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [anchor, sheet, corner, at]);
}

function inside(start: number, size: number, room: number): number {
  return Math.max(margin, Math.min(start, room - margin - size));
}
