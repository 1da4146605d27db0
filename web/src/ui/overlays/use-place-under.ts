import { useLayoutEffect } from 'react';

/** What is kept free at the edges of the window. */
const margin = 16;

/** Which corner of the button the sheet begins at: below its right end, below its left end, or above its right end. */
export type Corner = 'below' | 'belowLeft' | 'above';

/** Keeps a sheet at the button it belongs to, inside the window, whatever becomes of the size of either. */
export function usePlaceUnder(anchor: HTMLElement | null, sheet: HTMLElement | null, corner: Corner): void {
  useLayoutEffect(() => {
    if (!anchor || !sheet) return;
    const place = () => {
      const around = anchor.getBoundingClientRect();
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
  }, [anchor, sheet, corner]);
}

function inside(start: number, size: number, room: number): number {
  return Math.max(margin, Math.min(start, room - margin - size));
}
