import type { KeyboardEvent } from 'react';
import { type ShortcutName, shortcutPressed } from '../../../lib/commands/shortcuts.ts';

/** Where in the grid the keyboard is: the row as shown, and the day from 0. */
export interface CellSpot {
  row: number;
  day: number;
}

/** What keys do in the grid. */
export interface CellActs {
  /** Goes to a cell; what is beyond an edge is brought back. */
  go: (to: CellSpot) => void;
  /** Begins to type. @param text what it begins with; null with what the cell holds */
  begin: (text: string | null) => void;
  clear: () => void;
  panel: () => void;
  fillRight: () => void;
  undo: () => void;
}

const arrows: Record<string, CellSpot> = {
  ArrowUp: { row: -1, day: 0 },
  ArrowDown: { row: 1, day: 0 },
  ArrowLeft: { row: 0, day: -1 },
  ArrowRight: { row: 0, day: 1 },
};

/** What the first key of a time is. */
const beginsTime = /^[\d.,:]$/;

/** The keys of a cell that is not typed into. */
export function cellKeyPressed(event: KeyboardEvent, at: CellSpot, acts: CellActs): void {
  const act = actOf(event, at, acts);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actOf(event: KeyboardEvent, at: CellSpot, acts: CellActs): (() => void) | null {
  const named: Partial<Record<ShortcutName<'week'>, () => void>> = {
    edit: () => acts.begin(null),
    clear: acts.clear,
    panel: acts.panel,
    fillRight: acts.fillRight,
    undo: acts.undo,
    rowStart: () => acts.go({ ...at, day: 0 }),
    rowEnd: () => acts.go({ ...at, day: 6 }),
  };
  const shortcut = shortcutPressed('week', event);
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const step = isPlain ? arrows[event.key] : undefined;
  if (shortcut !== null) return named[shortcut] ?? null;
  if (step) return () => acts.go({ row: at.row + step.row, day: at.day + step.day });
  if (isPlain && beginsTime.test(event.key)) return () => acts.begin(event.key);
  return null;
}
