import type { RefObject } from 'react';
import { shortcutPressed } from '../../lib/commands/shortcuts.ts';
import type {
  CellKeyboardEvent,
  CellKeyDownArgs,
  Column,
  DataGridHandle,
  DataGridProps,
} from '../../ui/grid/data-grid.tsx';
import type { ListRow } from '../columns/columns.tsx';
import { type CellPlace, nextEditable } from './editable-cells.ts';

/** What the keys lead to. */
export interface InlineActs<Row> {
  isEditable: (row: Row, field: string) => boolean;
  /** A choice between two values is to be made in the cell. */
  isCollided: (row: Row, field: string) => boolean;
  choose: (row: Row, field: string) => void;
  empty: (row: Row, field: string) => void;
  drop: (row: Row, field: string) => void;
  /** Sends a refused cell again that was left as it was. */
  retry: (row: Row, field: string) => void;
  undo: () => void;
  open: (row: Row) => void;
}

/** What lasts between two keys. */
export interface KeyMemory {
  /** The letter the editing of a cell began with; null for a key or the pointer. */
  letter: string | null;
  /** After Tab has taken a cell over it goes on from cell to cell until another key; else it leaves the grid. */
  isTabbing: boolean;
  place: CellPlace;
  /** Goes to the next cell that can be edited. @returns whether there is one */
  goOn: (step: 1 | -1) => boolean;
}

type Keys<Row> = Required<
  Pick<DataGridProps<Row>, 'onCellKeyDown' | 'onActivePositionChange' | 'onCellMouseDown' | 'onCellDoubleClick'>
>;

/** The keys of a grid whose cells are edited; the same as those of a project's lines. */
export function inlineKeys<Row extends ListRow>(
  grid: RefObject<DataGridHandle | null>,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  acts: InlineActs<Row>,
  memory: KeyMemory,
): Keys<Row> {
  function go({ row, column }: CellPlace, enableEditor = false): void {
    grid.current?.setActivePosition({ rowIdx: row, idx: column }, { shouldFocus: true, enableEditor });
  }

  memory.goOn = (step) => {
    const next = nextEditable(memory.place, step, rows.length, columns.length, ({ row, column }) => {
      const [at, field] = [rows[row], columns[column]?.key];
      return at !== undefined && field !== undefined && acts.isEditable(at, field);
    });
    if (next) go(next);
    memory.isTabbing = next !== null;
    return next !== null;
  };

  function actOf(event: CellKeyboardEvent, row: Row, field: string, at: CellPlace): (() => unknown) | undefined {
    const shortcut = shortcutPressed('cells', event);
    if (shortcut === 'open') return () => acts.open(row);
    if (shortcut === 'undo') return acts.undo;
    if (shortcut === 'drop') return () => acts.drop(row, field);
    if (!acts.isEditable(row, field) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (acts.isCollided(row, field)) {
      const isKey = shortcut !== null || event.key.length === 1;
      return isKey ? () => acts.choose(row, field) : undefined;
    }
    if (shortcut === 'edit') return () => go(at, true);
    if (shortcut === 'clear') return () => acts.empty(row, field);
  }

  function pressed(args: Extract<CellKeyDownArgs<Row>, { mode: 'ACTIVE' }>, event: CellKeyboardEvent): void {
    const { row, column, rowIdx } = args;
    // Keys of what stands in a cell, such as its row's menu or its box, are its own.
    if (!(event.target instanceof Element) || !event.target.matches('.rdg-cell') || !row || !column) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    memory.letter = event.key.length === 1 && isPlain ? event.key : null;
    if (event.key !== 'Shift' && event.key !== 'Tab') memory.isTabbing = false;
    const act = actOf(event, row, column.key, { row: rowIdx, column: column.idx });
    if (!act) return;
    event.preventDefault();
    event.preventGridDefault();
    act();
  }

  function pressedInEditor(args: Extract<CellKeyDownArgs<Row>, { mode: 'EDIT' }>, event: CellKeyboardEvent): void {
    const { rowIdx: row, column, onClose } = args;
    // What the editor answered itself, and the letters of a word being composed.
    if (event.defaultPrevented || event.nativeEvent.isComposing) {
      event.preventGridDefault();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      event.preventGridDefault();
      acts.retry(args.row, column.key);
      onClose(true);
      if (row < rows.length - 1) go({ row: row + 1, column: column.idx });
    } else if (event.key === 'Tab') {
      event.preventGridDefault();
      acts.retry(args.row, column.key);
      onClose(true);
      memory.place = { row, column: column.idx };
      if (memory.goOn(event.shiftKey ? -1 : 1)) event.preventDefault();
    }
  }

  return {
    onCellKeyDown: (args, event) => (args.mode === 'EDIT' ? pressedInEditor(args, event) : pressed(args, event)),
    onActivePositionChange: ({ rowIdx, column }) => {
      memory.place = { row: rowIdx, column: column?.idx ?? 0 };
    },
    onCellDoubleClick: ({ row, column }) => {
      if (acts.isCollided(row, column.key)) acts.choose(row, column.key);
    },
    onCellMouseDown: () => {
      memory.letter = null;
      memory.isTabbing = false;
    },
  };
}
