import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where rows are removed: on the button that removes what took the place of the row, or the one before it; on the
 * drawer's own button when none is left.
 * @param count how many rows there are
 * @returns what holds the rows, whose buttons have `data-removes`, and what to say when the row at a place is removed
 */
export function useFocusAfterRemoval(count: number): {
  rows: RefObject<HTMLDivElement | null>;
  removed: (place: number) => void;
} {
  const rows = useRef<HTMLDivElement>(null);
  const gone = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for another count
  useLayoutEffect(() => {
    if (gone.current === null) return;
    const buttons = [...(rows.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])];
    const next = buttons[gone.current] ?? buttons.at(-1);
    gone.current = null;
    (next ?? rows.current?.closest('[role=dialog]')?.querySelector('button'))?.focus();
  }, [count]);
  return {
    rows,
    removed: (place) => {
      gone.current = place;
    },
  };
}
