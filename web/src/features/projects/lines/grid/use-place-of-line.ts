import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { DataGridHandle } from '../../../../ui/grid/data-grid.tsx';
import { focusIfLost } from '../../../../ui/page/focus-if-lost.ts';
import type { LineView } from '../pricing/line-views.ts';
import type { Place } from './grid-area.ts';

/**
 * Keeps the focus of the grid with its line where lines come or go above it, as a save takes blank ones away; where its own goes, with the one in
 * its place. The grid by itself counts rows, so that the next key would be for another line.
 * @returns what the frame of the grid tells of the focus
 */
export function usePlaceOfLine(
  grid: RefObject<DataGridHandle | null>,
  views: readonly LineView[],
  place: Place,
  go: (place: Place) => void,
) {
  const isHere = useRef(false);
  const held = useRef<string>(undefined);

  const note = useEffectEvent(() => {
    held.current = views[place.row]?.id;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: which line it is on is known where it moves, not where lines do
  useLayoutEffect(() => note(), [place]);

  const follow = useEffectEvent(() => {
    const at = views.findIndex(({ id }) => id === held.current);
    if (at === place.row || !isHere.current) return;
    const row = at === -1 ? Math.min(place.row, views.length - 1) : at;
    note();
    if (row !== place.row) go({ row, column: place.column });
    // To the grid it never moved.
    else grid.current?.element?.querySelector<HTMLElement>('.rdg-cell[aria-selected=true]')?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at where lines come or go
  useLayoutEffect(() => follow(), [views]);

  useEffect(() => {
    const lines = grid.current?.element?.closest<HTMLElement>('[role=group]') ?? null;
    return () => {
      if (isHere.current) focusIfLost(() => lines);
    };
  }, [grid]);

  return {
    entered: () => {
      isHere.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
      isHere.current = currentTarget.contains(relatedTarget);
    },
  };
}
