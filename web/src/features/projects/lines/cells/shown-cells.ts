import type { Reader } from '@mandate/contract/access/roles.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { type LineCell, lineCells, writtenCells } from '@mandate/contract/project/line/line-cells.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../../../lib/session/session.ts';
import { fieldOf } from './line-column.tsx';
import { lineColumns } from './line-columns.tsx';

/** What may be shown of a line beside its words: cells that are written, and amounts. */
const columnKeys = lineCells.slice(1);

const hiddenFirst = columnKeys.filter((key) => lineColumns[key].isHiddenFirst);

/** Whether a reader sees a column of the lines, as the facts of its field say. */
export function isColumnSeen(key: LineCell, reader: Reader): boolean {
  return isSeen(project.parts.lines.fields[fieldOf(key)], reader);
}

// Kept in this browser under the person's id.
const keyOf = (userId: string) => `line-columns:${userId}`;

function readHidden(userId: string): readonly LineCell[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return Array.isArray(kept) ? columnKeys.filter((key) => kept.includes(key)) : hiddenFirst;
  } catch {
    return hiddenFirst;
  }
}

let held: { userId: string; hidden: readonly LineCell[] } | null = null;
const listeners = new Set<() => void>();

function hiddenOf(userId: string): readonly LineCell[] {
  if (held?.userId !== userId) held = { userId, hidden: readHidden(userId) };
  return held.hidden;
}

function hide(userId: string, hidden: readonly LineCell[]): void {
  held = { userId, hidden };
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(hidden));
  } catch {
    // A browser without room for it shows them until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The columns of lines this person may see, those that are shown, and the way to show or hide one. */
export function useShownCells() {
  const { id, role, grants } = useUser();
  const hidden = useSyncExternalStore(subscribe, () => hiddenOf(id));
  return useMemo(() => {
    const seen = columnKeys.filter((key) => isColumnSeen(key, { role, grants }));
    const shown = seen.filter((key) => !hidden.includes(key));
    const cells = writtenCells.filter((cell) => cell === 'description' || shown.includes(cell));
    return {
      seen,
      shown,
      /** The written ones among them, with the words of the line first. */
      cells,
      toggle: (key: LineCell) =>
        hide(id, hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
    };
  }, [id, role, grants, hidden]);
}
