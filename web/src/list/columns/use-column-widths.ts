import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { ColumnWidths } from '../../ui/grid/data-grid.tsx';
import { type LaidOut, type LayoutChange, withWidth } from './list-layout.ts';

/**
 * The widths of a grid's columns: those chosen as the layout says them, the others as the grid measures them.
 * @param place what the grid fills
 * @returns what the grid takes
 */
export function useColumnWidths(
  columns: readonly LaidOut[],
  onColumns: (change: LayoutChange) => void,
  place: RefObject<HTMLElement | null>,
) {
  const [measured, setMeasured] = useState<ColumnWidths>(new Map());
  // With other columns the room is shared out again.
  const fields = columns.map(({ field, isPinned }) => `${field}${isPinned}`).join();
  const [measuredFor, setMeasuredFor] = useState(fields);
  if (measuredFor !== fields) {
    setMeasuredFor(fields);
    setMeasured(new Map());
  }

  // So it is in another room: the grid itself lets columns be that do not fit there any more.
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      setMeasured(new Map());
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  const columnWidths = useMemo(() => {
    const widths = new Map([...measured].filter(([, { type }]) => type === 'measured'));
    for (const { field, chosenWidth } of columns) {
      if (chosenWidth !== undefined) widths.set(field, { type: 'resized', width: chosenWidth });
    }
    return widths;
  }, [measured, columns]);

  function onColumnWidthsChange(next: ColumnWidths): void {
    setMeasured(next);
    for (const { field, chosenWidth } of columns) {
      const now = next.get(field);
      if (now?.type === 'resized' && Math.round(now.width) !== chosenWidth) {
        onColumns((layout) => withWidth(layout, field, now.width));
      }
    }
  }
  return { columnWidths, onColumnWidthsChange };
}
