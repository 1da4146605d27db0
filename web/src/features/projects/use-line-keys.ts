import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CellKeyboardEvent, CellKeyDownArgs } from '../../ui/data-grid.tsx';
import { isBlank } from './edit-line.ts';
import { clearCells, firstCell, nextCell, type Place } from './grid-area.ts';
import type { Typed } from './line-columns.tsx';
import { insertLines, moveLine, nextService } from './line-edits.ts';
import type { LineView } from './priced-lines.ts';
import type { useGridArea } from './use-grid-area.ts';
import type { LineEdits } from './use-lines.ts';

interface LineKeysOptions {
  views: readonly LineView[];
  edits: LineEdits | null;
  selection: ReturnType<typeof useGridArea>;
  /** Told which letter, if any, begins the editing of a cell. */
  typed: Typed;
  /** The column End goes to. */
  lastColumn: number;
  go: (place: Place, enableEditor?: boolean) => void;
}

type Pressed = Extract<CellKeyDownArgs<LineView>, { mode: 'ACTIVE' }>;
type PressedInEditor = Extract<CellKeyDownArgs<LineView>, { mode: 'EDIT' }>;

/** The keys of the line grid. */
export function useLineKeys({ views, edits, selection, typed, lastColumn, go }: LineKeysOptions) {
  // After Tab has taken a cell it goes on to the next ones, edited or not, until another key; else Tab leaves the grid.
  const isTabbing = useRef(false);

  function addBelow(row: number): void {
    const view = views[row];
    if (!edits || (view && isBlank(view.line))) return;
    flushSync(() => edits.edit((lines) => insertLines(lines, row + 1, [nextService(lines, row + 1)])));
    go({ row: row + 1, column: firstCell });
  }

  function moveBy({ row, column }: Place, step: -1 | 1): void {
    const { lines, at } = moveLine(
      views.map(({ line }) => line),
      row,
      step,
    );
    flushSync(() => edits?.edit(() => lines));
    go({ row: at, column });
  }

  /** What a key does to the place of the focus or the lines; nothing for keys that are the grid's own. */
  function actOf(event: CellKeyboardEvent, at: Place): (() => void) | undefined {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === 'Home') return () => go({ row: isCommand ? 0 : at.row, column: firstCell });
    if (key === 'End') return () => go({ row: isCommand ? views.length - 1 : at.row, column: lastColumn });
    if (!edits) return;
    if (event.altKey && key === 'ArrowUp') return () => moveBy(at, -1);
    if (event.altKey && key === 'ArrowDown') return () => moveBy(at, 1);
    if (isCommand && key === 'z') return event.shiftKey ? edits.redo : edits.undo;
    if (isCommand && key === 'y') return edits.redo;
    if (key === 'Enter' || key === 'F2') return () => go(at, true);
    if (key === 'Delete') return () => edits.edit((lines) => clearCells(lines, selection.chosen()));
  }

  function pressed({ column, rowIdx }: Pressed, event: CellKeyboardEvent): void {
    // Keys of a row's menu come up here too; they are the menu's.
    if (!(event.target instanceof Element) || !event.target.closest('.rdg-cell')) return;
    if (column?.key === 'acts' && (event.key === 'Enter' || event.key === ' ')) {
      event.preventGridDefault();
      return;
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    typed.letter = event.key.length === 1 && isPlain ? event.key : null;
    isTabbing.current = false;
    selection.extend(event.shiftKey && event.key.startsWith('Arrow') && !event.altKey);
    const act = actOf(event, { row: rowIdx, column: column?.idx ?? firstCell });
    if (!act) return;
    event.preventDefault();
    event.preventGridDefault();
    act();
  }

  function pressedInEditor({ rowIdx: row, column, onClose }: PressedInEditor, event: CellKeyboardEvent): void {
    // The letters of a word being composed belong to the input method.
    const isText = event.nativeEvent.isComposing || (event.key === 'Enter' && (event.shiftKey || event.altKey));
    if (isText) {
      event.preventGridDefault();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      event.preventGridDefault();
      onClose(true);
      if (row === views.length - 1) addBelow(row);
      else go({ row: row + 1, column: column.idx });
    } else if (event.key === 'Tab') {
      event.preventGridDefault();
      onClose(true);
      goOn(event, { row, column: column.idx });
    } else if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      onClose(true);
    }
  }

  function goOn(event: React.KeyboardEvent, from: Place): void {
    const next = nextCell(views, from, event.shiftKey ? -1 : 1);
    if (!next) return;
    event.preventDefault();
    isTabbing.current = true;
    go(next);
  }

  return {
    pressed: (args: CellKeyDownArgs<LineView>, event: CellKeyboardEvent) =>
      args.mode === 'EDIT' ? pressedInEditor(args, event) : pressed(args, event),
    /** Before the grid sees it: Tab that goes on from cell to cell. */
    tabbed: (event: React.KeyboardEvent) => {
      const isCell = event.target instanceof Element && event.target.matches('.rdg-cell');
      if (event.key !== 'Tab' || !isTabbing.current || !isCell) return;
      goOn(event, selection.place);
      if (event.defaultPrevented) event.stopPropagation();
    },
    /** The pointer took over. */
    pointed: (isExtending: boolean) => {
      isTabbing.current = false;
      typed.letter = null;
      selection.extend(isExtending);
    },
  };
}
