import { useMemo } from 'react';
import type { LineActs } from '../line-menu.tsx';
import { useLineActs } from '../use-line-acts.ts';
import type { LineEdits } from '../use-lines.ts';
import { firstCell, type Place } from './grid-area.ts';

const noEdits: LineEdits = { edit: () => false, amend() {}, undo() {}, redo() {} };

/**
 * The acts on single lines, for a grid: the focus stays with the line, or with the one that took its place. The menu gives
 * the focus back to its button first, which may be gone or elsewhere by then.
 * @returns null when the lines are for reading
 */
export function useGridActs(
  edits: LineEdits | null,
  rowOf: (id: string) => number,
  go: (place: Place) => void,
): LineActs | null {
  const acts = useLineActs(edits ?? noEdits);
  const all = useMemo((): LineActs => {
    const thenGo = (row: () => number) =>
      requestAnimationFrame(() => go({ row: Math.max(0, row()), column: firstCell }));
    const atItsPlace =
      <Rest extends unknown[]>(act: (id: string, ...rest: Rest) => void) =>
      (id: string, ...rest: Rest) => {
        const row = rowOf(id);
        act(id, ...rest);
        thenGo(() => row);
      };
    return {
      ...acts,
      insertAbove: atItsPlace(acts.insertAbove),
      remove: atItsPlace(acts.remove),
      move(id, step) {
        acts.move(id, step);
        thenGo(() => rowOf(id));
      },
    };
  }, [acts, rowOf, go]);
  return edits && all;
}
