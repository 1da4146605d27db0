import type { WrittenCell } from '@mandate/contract/project/line/line-cells.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type ShortcutName, shortcutPressed } from '../../../../lib/commands/shortcuts.ts';
import { acceptKey } from '../../../../ui/fields/take-typed.ts';
import type { CellKeyboardEvent, CellKeyDownArgs } from '../../../../ui/grid/data-grid.tsx';
import type { Typed } from '../cells/cell-editor.tsx';
import type { CellFacts } from '../cells/cell-facts.ts';
import { mayComeAndGo } from '../cells/may-write.ts';
import { isBlank } from '../edit-line.ts';
import { insertLines, moveLine, nextService, sectionOf } from '../insert-and-remove-lines.ts';
import type { LineView } from '../pricing/line-views.ts';
import type { LineEdits } from '../use-lines.ts';
import { areaOf, clearCells, fieldsIn, fillCells, firstCell, nextCell, type Place } from './grid-area.ts';
import type { useCollapsed } from './use-collapsed.ts';
import type { useGridArea } from './use-grid-area.ts';

interface LineKeysOptions {
  /** The views that are shown. */
  views: readonly LineView[];
  edits: LineEdits | null;
  sections: ReturnType<typeof useCollapsed>;
  facts: CellFacts;
  /** The cells that are shown. */
  cells: readonly WrittenCell[];
  selection: ReturnType<typeof useGridArea>;
  /** Told which letter, if any, begins the editing of a cell. */
  typed: Typed;
  /** The column End goes to. */
  lastColumn: number;
  /** Brings the focus to a place, or to a line wherever it stands now. */
  go: (place: Place | { id: string; column: number }, enableEditor?: boolean) => void;
}

type Acts = Partial<Record<ShortcutName<'lines'>, () => void>>;

type Pressed = Extract<CellKeyDownArgs<LineView>, { mode: 'ACTIVE' }>;
type PressedInEditor = Extract<CellKeyDownArgs<LineView>, { mode: 'EDIT' }>;

/** The keys of the line grid. */
export function useLineKeys(options: LineKeysOptions) {
  const { views, edits, sections, facts, cells, selection, typed, lastColumn, go } = options;
  // After Tab has taken a cell it goes on to the next ones, edited or not, until another key; else Tab leaves the grid.
  const isTabbing = useRef(false);

  function addBelow(row: number): void {
    const view = views[row];
    if (!edits || !mayComeAndGo({ type: 'service' }, facts) || (view && isBlank(view.line))) return;
    flushSync(() => {
      edits.edit((lines) => {
        const place = view ? lines.findIndex(({ id }) => id === view.id) + 1 : lines.length;
        return insertLines(lines, place, [nextService(lines, place)]);
      });
      if (view && sections.collapsed.has(view.id)) sections.toggle(view.id);
    });
    go({ row: row + 1, column: firstCell });
  }

  function moveBy({ row, column }: Place, step: -1 | 1): void {
    const id = views[row]?.id;
    if (id === undefined) return;
    flushSync(() => {
      edits?.edit((lines) => {
        const at = lines.findIndex((line) => line.id === id);
        const moved = moveLine(lines, at, step).lines;
        const section = sectionOf(moved, id);
        // It is not moved out of sight.
        if (section && sections.collapsed.has(section.id) && moved[at]?.id !== id && !isSection(row))
          sections.toggle(section.id);
        return moved;
      });
    });
    go({ id, column });
  }

  function isSection(row: number): boolean {
    return views[row]?.line.type === 'section';
  }

  /** Puts the lines of the section away that the row stands in, or brings them back. */
  function fold({ row, column }: Place, isAway: boolean): void {
    const heads = views.slice(0, row + 1);
    const at = heads.findLastIndex(({ line }) => line.type === 'section');
    const head = heads[at];
    if (!head || sections.collapsed.has(head.id) === isAway) return;
    flushSync(() => sections.toggle(head.id));
    go({ row: isAway ? at : row, column });
  }

  function clear(): void {
    const area = selection.chosen();
    edits?.edit((lines) => clearCells(lines, idsIn(area), fieldsIn(area, cells), facts));
  }

  /** Fills the chosen cells from their first row; a cell alone from the one above it. */
  function fillDown(): void {
    const chosen = selection.chosen();
    const area =
      chosen.top === chosen.bottom
        ? areaOf(
            { row: Math.max(0, chosen.top - 1), column: chosen.left },
            { row: chosen.bottom, column: chosen.right },
          )
        : chosen;
    const from = views[area.top]?.line;
    if (from) edits?.edit((lines) => fillCells(lines, from, idsIn(area), fieldsIn(area, cells), facts));
  }

  function idsIn({ top, bottom }: { top: number; bottom: number }): ReadonlySet<string> {
    return new Set(views.slice(top, bottom + 1).map(({ id }) => id));
  }

  /** What a key does to the place of the focus or the lines; nothing for keys that are the grid's own. */
  function actOf(event: CellKeyboardEvent, at: Place): (() => void) | undefined {
    const reading: Acts = {
      rowStart: () => go({ row: at.row, column: firstCell }),
      rowEnd: () => go({ row: at.row, column: lastColumn }),
      first: () => go({ row: 0, column: firstCell }),
      last: () => go({ row: views.length - 1, column: lastColumn }),
      fold: () => fold(at, true),
      unfold: () => fold(at, false),
    };
    const writing: Acts = edits
      ? {
          fillDown,
          clear,
          edit: () => go(at, true),
          up: () => moveBy(at, -1),
          down: () => moveBy(at, 1),
          undo: edits.undo,
          redo: edits.redo,
        }
      : {};
    const shortcut = shortcutPressed('lines', event);
    return shortcut === null ? undefined : { ...reading, ...writing }[shortcut];
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
    } else if (event.key === acceptKey) {
      onClose(true);
    }
  }

  function goOn(event: React.KeyboardEvent, from: Place): void {
    const next = nextCell(views, from, event.shiftKey ? -1 : 1, cells, facts);
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
