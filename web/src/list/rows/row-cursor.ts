import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { isTypedInto } from '../../lib/commands/shortcuts.ts';
import type { DataGridHandle } from '../../ui/grid/data-grid.tsx';
import { pageScrollerOf } from '../../ui/page/page-scroller.ts';

/** What opens a row: the link of its record, or what shows it beside the others. */
export const opener = 'a:not([data-beside]), [data-opens]';

/** The place of the keyboard among the rows shown, be they rows of a grid or cards. Rows count from 0. */
export interface RowCursor {
  /** The row the focus is in, or was in last; -1 for none. */
  at: () => number;
  /** The row an element stands in; -1 for none. */
  rowOf: (element: Element | null) => number;
  /** Brings the focus to a row, onto what opens it, and the row into sight. */
  goTo: (row: number) => void;
  /** How far the rows are scrolled, in pixels. */
  scrolled: () => number;
  scrollTo: (top: number) => void;
}

/** Gives the cursor of a grid. @param columnOf the place of the column that opens a row */
export function useGridCursor(
  cursor: Ref<RowCursor>,
  grid: RefObject<DataGridHandle | null>,
  columnOf: (row: number) => number,
) {
  useImperativeHandle(cursor, () => {
    const activeCell = () => grid.current?.element?.querySelector('[role=row] > [aria-selected=true]');
    const rowOf = (element: Element | null | undefined) => {
      const index = element?.closest('[role=row]')?.getAttribute('aria-rowindex');
      // The head is the grid's first row.
      return index ? Number(index) - 2 : -1;
    };
    return {
      at: () => rowOf(activeCell()),
      rowOf,
      goTo: (row) => {
        const before = document.activeElement;
        grid.current?.setActivePosition({ idx: columnOf(row), rowIdx: row }, { shouldFocus: true });
        // The grid does not bring the focus to a place it already has.
        requestAnimationFrame(() => {
          const cell = activeCell() as HTMLElement | null | undefined;
          const focused = document.activeElement;
          // Nor does it take the focus from a search or window that somebody turned to meanwhile.
          if (cell?.contains(focused) || (focused !== before && isTypedInto(focused))) return;
          (cell?.querySelector<HTMLElement>(opener) ?? cell)?.focus();
        });
      },
      scrolled: () => grid.current?.element?.scrollTop ?? 0,
      scrollTo: (top) => grid.current?.element?.scrollTo({ top, behavior: 'instant' }),
    };
  }, [grid, columnOf]);
}

/** Gives the cursor of cards: each card is an item of the list, and its link opens it. */
export function useCardCursor(cursor: Ref<RowCursor>, list: RefObject<HTMLElement | null>) {
  useImperativeHandle(cursor, () => {
    const page = () => pageScrollerOf(list.current);
    const cards = () => [...(list.current?.children ?? [])];
    const rowOf = (element: Element | null) => cards().findIndex((card) => card.contains(element));
    return {
      at: () => rowOf(document.activeElement),
      rowOf,
      goTo: (row) => cards()[row]?.querySelector<HTMLElement>(opener)?.focus(),
      scrolled: () => page()?.scrollTop ?? 0,
      scrollTo: (top) => page()?.scrollTo({ top, behavior: 'instant' }),
    };
  }, [list]);
}
