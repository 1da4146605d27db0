import type { AttentionRow } from '@mandate/contract/overview/control-panel.ts';
import { type RefObject, useRef } from 'react';
import { rowKey } from './attention-view.ts';

/** The list of rows, and where the focus goes when one of them leaves it. */
interface NextRow {
  list: RefObject<HTMLUListElement | null>;
  /** Remembers where a row stands. @returns puts the focus on the row that stands there afterwards, or on the title of the card */
  goOnFrom: (row: AttentionRow) => () => void;
}

/** Keeps somebody who works through rows by keyboard at their place. */
export function useNextRow(): NextRow {
  const list = useRef<HTMLUListElement>(null);
  return {
    list,
    goOnFrom(row) {
      const card = list.current?.closest('section');
      const place = rowsIn(list.current).findIndex((one) => one.dataset.row === rowKey(row));
      return () => {
        // Not in the view that is shown: nothing leaves it.
        if (place < 0) return;
        // The window that asked gives the focus back before it goes on.
        setTimeout(() => {
          const rows = rowsIn(list.current);
          const next = rows.find((one) => one.dataset.row === rowKey(row)) ?? rows[Math.min(place, rows.length - 1)];
          const target = next?.querySelector<HTMLElement>('[data-act]') ?? card?.querySelector<HTMLElement>('h2');
          target?.focus();
        }, 80);
      };
    },
  };
}

function rowsIn(list: HTMLUListElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}
