import { styled } from '@mui/material/styles';
import {
  type ClipboardEvent,
  type FocusEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readCells, writeCells } from '../../ui/clipboard-cells.ts';
import { type CellKeyboardEvent, type CellKeyDownArgs, DataGrid, type DataGridHandle } from '../../ui/data-grid.tsx';
import { cellFields, type EditLine, hasCell, isBlank, withCell } from './edit-line.ts';
import { firstCell, type Range, useLineColumns } from './line-columns.tsx';
import { insertLines, moveLine, nextService, replaceLine } from './line-edits.ts';
import type { LineActs } from './line-menu.tsx';
import { pasteBlock } from './paste-lines.ts';
import type { LineView } from './priced-lines.ts';
import { type CellFacts, cellText } from './read-cell.ts';
import { useLineActs } from './use-line-acts.ts';
import type { LineEdits } from './use-lines.ts';

const Place = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  '& > p': {
    padding: '6px 14px 6px 56px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.bad.text,
  },
  // The page's bars lie over its ends: what has the focus stays clear of them.
  scrollMarginBlock: '52px 150px',
  '& .rdg-cell': { scrollMarginBlock: '52px 136px' },
  '& .quiet, & .acts': { color: vars.palette.text.secondary },
  '& .rdg-cell.acts': { paddingInline: 10, '&:has(:focus-visible)': { outline: 'none' } },
  '& .acts button': { opacity: 0 },
  '& .rdg-row:hover .acts button, & .acts[aria-selected=true] button, & .acts button[aria-expanded=true]': {
    opacity: 1,
  },
  '& .name svg': { color: vars.palette.ink3 },
  '& .name': { fontWeight: 500, fontVariantNumeric: 'normal' },
  '& .section': {
    '--rdg-background-color': vars.palette.subtle,
    '& .name, & .net span': { fontWeight: 600 },
  },
  '& .text .name': { fontWeight: 400, color: vars.palette.text.secondary },
  '& .optional': {
    '& .name, & .figure, & .net': { fontWeight: 400, color: vars.palette.ink3 },
    '& .net span': { fontWeight: 400 },
  },
  '& .rdg-cell.chosen': { background: vars.palette.tint },
  '& .rdg-cell.fault': { boxShadow: `inset 0 0 0 1px ${vars.palette.bad.text}` },
  '& .rdg-editor-container': {
    overflow: 'visible',
    zIndex: 2,
    outline: `2px solid ${vars.palette.focus}`,
    outlineOffset: -2,
    background: vars.palette.background.paper,
  },
}));

/** Heights of a row and of the head, in pixels (look, section 7). */
const rowHeight = 33;
const headHeight = 36;
const lineHeight = 20;

interface LineGridProps {
  views: readonly LineView[];
  facts: CellFacts;
  /** What a line without a rate of its own is taxed with, in words. */
  noRate: string;
  /** Without edits the lines are for reading. */
  edits: LineEdits | null;
  onDraft: (line: EditLine | null) => void;
  /** Prices and amounts are shown. */
  seesMoney: boolean;
  /** The line to bring the focus to, and the cell; a new object each time. */
  target: { id: string; field?: string } | null;
}

/**
 * The lines of a project as a grid to type in: arrows move, a letter, Enter or F2 edits, Enter takes it and goes down, Tab
 * takes it and goes right, Escape leaves it, Delete empties; blocks are copied and pasted as in a spreadsheet.
 */
export function LineGrid({ views, facts, noRate, edits, onDraft, seesMoney, target }: LineGridProps) {
  const { t } = useTranslation();
  const grid = useRef<DataGridHandle>(null);
  const place = useRef({ row: -1, column: -1 });
  const [shownPlace, setShownPlace] = useState(place.current);
  const isTabbing = useRef(false);
  const isExtending = useRef(false);
  const [anchor, setAnchor] = useState<{ row: number; column: number } | null>(null);
  const [range, setRange] = useState<Range | null>(null);
  const [typed] = useState<{ letter: string | null }>({ letter: null });
  const latest = useRef(views);
  latest.current = views;
  const rowOf = useCallback((id: string) => latest.current.findIndex((view) => view.id === id), []);
  const plain = useLineActs(edits ?? noEdits);
  const go = useCallback(
    (row: number, column: number, enableEditor = false) =>
      grid.current?.setActivePosition({ rowIdx: row, idx: column }, { shouldFocus: true, enableEditor }),
    [],
  );
  // The menu gives the focus back to its button, which may be gone or elsewhere by then.
  const acts = useMemo((): LineActs => {
    const thenGo = (row: () => number) => requestAnimationFrame(() => go(Math.max(0, row()), firstCell));
    const after = (id: string, act: () => void) => {
      const row = rowOf(id);
      act();
      thenGo(() => Math.min(row, latest.current.length - 1));
    };
    return {
      ...plain,
      insertAbove: (id) => after(id, () => plain.insertAbove(id)),
      remove: (id) => after(id, () => plain.remove(id)),
      move(id, step) {
        plain.move(id, step);
        thenGo(() => rowOf(id));
      },
    };
  }, [plain, go, rowOf]);
  // A text of several lines grows over the rows below it; under the last ones the grid makes room.
  const [room, setRoom] = useState(0);
  const drafted = useCallback(
    (line: EditLine | null) => {
      onDraft(line);
      setRoom(Math.min(6, line?.description?.split('\n').slice(1).length ?? 0) * lineHeight);
    },
    [onDraft],
  );
  const columns = useLineColumns({
    facts,
    noRate,
    range,
    rowOf,
    typed,
    acts: edits && acts,
    onDraft: drafted,
    seesMoney,
  });
  const lastColumn = columns.length - 1;

  const arrive = useEffectEvent(({ id, field }: { id: string; field?: string }) => {
    const row = rowOf(id);
    const column = firstCell + Math.max(0, cellFields.indexOf((field ?? 'description') as 'description'));
    if (row >= 0) go(row, column);
  });
  useEffect(() => {
    if (target) arrive(target);
  }, [target]);

  function moved(row: number, column: number): void {
    const from = place.current;
    place.current = { row, column };
    setShownPlace(place.current);
    if (!isExtending.current) {
      if (range) setRange(null);
      if (anchor) setAnchor(null);
      return;
    }
    isExtending.current = false;
    const corner = anchor ?? from;
    setAnchor(corner);
    setRange({
      top: Math.max(0, Math.min(corner.row, row)),
      bottom: Math.max(corner.row, row),
      left: Math.min(corner.column, column),
      right: Math.max(corner.column, column),
    });
  }

  /** The next cell that can be written, to the right and then in the rows below. */
  function nextCell(row: number, column: number, step: 1 | -1): { row: number; column: number } | null {
    for (
      let at = row, to = column + step;
      at >= 0 && at < views.length;
      at += step, to = step === 1 ? firstCell : firstCell + cellFields.length - 1
    ) {
      for (; to >= firstCell && to < firstCell + cellFields.length; to += step) {
        const field = cellFields[to - firstCell];
        const view = views[at];
        if (view && field && hasCell(view.line, field)) return { row: at, column: to };
      }
    }
    return null;
  }

  function addBelow(row: number): void {
    const view = views[row];
    if (!edits || (view && isBlank(view.line))) return;
    flushSync(() => edits.edit((lines) => insertLines(lines, row + 1, [nextService(lines, row + 1)])));
    go(row + 1, firstCell);
  }

  function pressed(args: CellKeyDownArgs<LineView>, event: CellKeyboardEvent): void {
    if (args.mode === 'EDIT') {
      pressedInEditor(args, event);
      return;
    }
    // Keys of a row's menu come up here too; they are the menu's.
    if (!(event.target instanceof Element) || !event.target.closest('.rdg-cell')) return;
    if (args.column?.key === 'acts' && (event.key === 'Enter' || event.key === ' ')) {
      event.preventGridDefault();
      return;
    }
    const isCommand = event.ctrlKey || event.metaKey;
    typed.letter = event.key.length === 1 && !isCommand && !event.altKey ? event.key : null;
    if (event.key !== 'Tab') isTabbing.current = false;
    const { rowIdx: row } = args;
    const column = args.column?.idx ?? 0;
    const done = () => {
      event.preventDefault();
      event.preventGridDefault();
    };
    if (event.shiftKey && event.key.startsWith('Arrow') && !event.altKey) isExtending.current = true;
    if (isCommand && event.key === 'Home') {
      done();
      go(0, firstCell);
    } else if (event.key === 'Home' && !isCommand) {
      done();
      go(row, firstCell);
    } else if (event.key === 'End') {
      done();
      go(isCommand ? views.length - 1 : row, lastColumn - (edits ? 1 : 0));
    } else if (!edits) {
      return;
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      done();
      moveBy(row, column, event.key === 'ArrowUp' ? -1 : 1);
    } else if (isCommand && !event.altKey && event.key.toLowerCase() === 'z') {
      done();
      event.shiftKey ? edits.redo() : edits.undo();
    } else if (isCommand && event.key.toLowerCase() === 'y') {
      done();
      edits.redo();
    } else if (event.key === 'Enter' || event.key === 'F2') {
      done();
      go(row, column, true);
    } else if (event.key === 'Delete') {
      done();
      clear();
    }
  }

  function pressedInEditor(args: Extract<CellKeyDownArgs<LineView>, { mode: 'EDIT' }>, event: CellKeyboardEvent): void {
    const { rowIdx: row, column } = args;
    if (event.key === 'Enter' && (event.shiftKey || event.altKey)) {
      event.preventGridDefault();
      return;
    }
    // The letters of a word being composed belong to the input method.
    if (event.nativeEvent.isComposing) {
      event.preventGridDefault();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      event.preventGridDefault();
      args.onClose(true);
      if (row === views.length - 1) addBelow(row);
      else go(row + 1, column.idx);
    } else if (event.key === 'Tab') {
      const next = nextCell(row, column.idx, event.shiftKey ? -1 : 1);
      event.preventGridDefault();
      args.onClose(true);
      if (!next) return;
      event.preventDefault();
      isTabbing.current = true;
      go(next.row, next.column);
    } else if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      args.onClose(true);
    }
  }

  function moveBy(row: number, column: number, step: -1 | 1): void {
    if (!edits) return;
    const to = moveLine(
      views.map(({ line }) => line),
      row,
      step,
    ).at;
    flushSync(() => edits.edit((lines) => moveLine(lines, row, step).lines));
    go(to, column);
  }

  function clear(): void {
    const area = chosen();
    edits?.edit((lines) =>
      lines.map((line, row) => {
        if (row < area.top || row > area.bottom) return line;
        return cellFields.reduce((done, field, index) => {
          const isIn = firstCell + index >= area.left && firstCell + index <= area.right;
          return isIn && hasCell(line, field) ? withCell(done, field, null) : done;
        }, line);
      }),
    );
  }

  function chosen(): Range {
    const { row, column } = place.current;
    return range ?? { top: row, bottom: row, left: column, right: column };
  }

  function copy(event: ClipboardEvent<HTMLDivElement>): void {
    if (isInEditor(event.target)) return;
    const { top, bottom, left, right } = chosen();
    const block = views.slice(top, bottom + 1).map(({ line, net }) =>
      columns.slice(left, right + 1).flatMap(({ key }) => {
        const field = cellFields.find((one) => one === key);
        if (field) return [cellText(line, field, facts).replaceAll('\u2212', '-')];
        return key === 'net' ? [net ?? ''] : [];
      }),
    );
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeCells(block));
    if (event.type === 'cut') clear();
  }

  function paste(event: ClipboardEvent<HTMLDivElement>): void {
    if (!edits) return;
    const block = readCells(event.clipboardData.getData('text/plain'));
    const isEditor = isInEditor(event.target);
    const isBlock = block.some((row) => row.length > 1) || (block.length > 1 && textIn(event.target) === '');
    if (block.length === 0 || (isEditor && !isBlock)) return;
    event.preventDefault();
    const { row, column } = range ? { row: range.top, column: range.left } : place.current;
    const field = cellFields[Math.max(0, column - firstCell)];
    if (!field) return;
    // Leaving the cell ends its editing, so that the block is written over what was typed.
    if (isEditor) flushSync(() => go(row, 0));
    flushSync(() => edits.edit((lines) => pasteBlock(lines, Math.max(0, row), field, block, facts).lines));
    go(row, column);
  }

  function enter(event: FocusEvent<HTMLDivElement>): void {
    const isFromOutside = !event.currentTarget.contains(event.relatedTarget);
    const isHead = event.target instanceof Element && event.target.matches('[role=columnheader]');
    if (!isFromOutside || !isHead || views.length === 0) return;
    event.currentTarget.scrollIntoView({ block: 'nearest' });
    go(0, firstCell);
  }

  const sentence = views[shownPlace.row]?.faults[cellFields[shownPlace.column - firstCell] ?? ''];
  const height = headHeight + views.length * rowHeight + room;
  const style = useMemo(() => ({ blockSize: `min(${height}px, max(300px, 100dvh - 284px))` }), [height]);
  return (
    <Place
      onKeyDownCapture={(event) => {
        if (event.key !== 'Tab' || !isTabbing.current || isInEditor(event.target)) return;
        const next = nextCell(place.current.row, place.current.column, event.shiftKey ? -1 : 1);
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        go(next.row, next.column);
      }}
    >
      <DataGrid
        ref={grid}
        aria-label={t('project.lines')}
        columns={columns}
        rows={views}
        rowKeyGetter={(view) => view.id}
        rowHeight={rowHeight}
        headerRowHeight={headHeight}
        rowClass={({ line }) => `${line.type}${line.isOptional ? ' optional' : ''}`}
        style={style}
        onCellKeyDown={pressed}
        onCellPaste={({ row }) => row}
        onCellMouseDown={(_args, event) => {
          isTabbing.current = false;
          typed.letter = null;
          if (event.shiftKey) isExtending.current = true;
        }}
        onActivePositionChange={({ rowIdx, column }) => moved(rowIdx, column?.idx ?? 0)}
        onRowsChange={(rows, { indexes }) =>
          edits?.edit((lines) =>
            indexes.reduce((done, index) => {
              const row = rows[index];
              return row ? replaceLine(done, row.line) : done;
            }, lines),
          )
        }
        frame={{ onCopy: copy, onCut: copy, onPaste: paste, onFocus: enter }}
      />
      {sentence && <p role="status">{sentence}</p>}
    </Place>
  );
}

const noEdits: LineEdits = { edit() {}, undo() {}, redo() {} };

function isInEditor(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.rdg-editor-container') !== null;
}

function textIn(target: EventTarget): string | null {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement ? target.value : null;
}
