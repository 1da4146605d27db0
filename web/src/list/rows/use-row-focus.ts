import { type RefObject, useEffect, useRef } from 'react';
import type { ListRow } from '../columns/columns.tsx';
import type { RowCursor } from './row-cursor.ts';

/**
 * Keeps the focus among the rows: when the row that has it goes, as after its deletion, the one that takes its place gets it.
 * @param place what the rows stand in
 */
export function useRowFocus(
  place: RefObject<HTMLElement | null>,
  rows: readonly ListRow[] | undefined,
  cursor: RefObject<RowCursor | null>,
): void {
  const focused = useRef<{ id: string | undefined; index: number } | null>(null);

  useEffect(() => {
    const around = place.current;
    if (!around) return;
    const note = ({ target }: FocusEvent) => {
      const index = cursor.current?.rowOf(target as Element) ?? -1;
      focused.current = index < 0 ? null : { id: rows?.[index]?.id, index };
    };
    around.addEventListener('focusin', note);
    return () => around.removeEventListener('focusin', note);
  }, [place, rows, cursor]);

  useEffect(() => {
    const before = focused.current;
    if (before === null || rows === undefined || rows.some((row) => row.id === before.id)) return;
    focused.current = null;
    if (document.activeElement === document.body) cursor.current?.goTo(Math.min(before.index, rows.length - 1));
  }, [rows, cursor]);
}
