import {
  type ClipboardEvent,
  type FocusEvent,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readCells, writeCells } from '../../ui/clipboard-cells.ts';
import { DataGrid, type DataGridHandle } from '../../ui/data-grid.tsx';
import { cellFields, type EditLine } from './edit-line.ts';
import { clearCells, copyCells, fieldAt, firstCell, type Place } from './grid-area.ts';
import { type Typed, useLineColumns } from './line-columns.tsx';
import { replaceLine } from './line-edits.ts';
import { LineGridFrame } from './line-grid-frame.tsx';
import { pasteBlock } from './paste-lines.ts';
import type { LineView } from './priced-lines.ts';
import type { CellFacts } from './read-cell.ts';
import { useGridActs } from './use-grid-acts.ts';
import { useGridArea } from './use-grid-area.ts';
import { useLineKeys } from './use-line-keys.ts';
import type { LineEdits } from './use-lines.ts';

/** Heights of a row, of the head and of a line of text, in pixels (look, section 7). */
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
  const selection = useGridArea();
  const [typed] = useState<Typed>({ letter: null });
  const latest = useRef(views);
  latest.current = views;
  const rowOf = useCallback((id: string) => latest.current.findIndex((view) => view.id === id), []);
  const go = useCallback(({ row, column }: Place, enableEditor = false) => {
    const to = { rowIdx: Math.min(row, latest.current.length - 1), idx: column };
    grid.current?.setActivePosition(to, { shouldFocus: true, enableEditor });
  }, []);
  const acts = useGridActs(edits, rowOf, go);
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
    area: selection.area,
    rowOf,
    typed,
    acts,
    onDraft: drafted,
    seesMoney,
  });
  const keys = columns.map(({ key }) => key);
  const lastColumn = acts ? columns.length - 2 : columns.length - 1;
  const { pressed, tabbed, pointed } = useLineKeys({ views, edits, selection, typed, lastColumn, go });

  const arrive = useEffectEvent(({ id, field }: { id: string; field?: string }) => {
    const row = rowOf(id);
    const column = firstCell + Math.max(0, cellFields.indexOf((field ?? 'description') as 'description'));
    if (row >= 0) go({ row, column });
  });
  // Within the click that asked for it: a key pressed or a block pasted right after is meant for the cell.
  useLayoutEffect(() => {
    if (target) arrive(target);
  }, [target]);

  function copy(event: ClipboardEvent<HTMLDivElement>): void {
    if (isInEditor(event.target)) return;
    const area = selection.chosen();
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeCells(copyCells(views, keys, area, facts)));
    if (event.type === 'cut') edits?.edit((lines) => clearCells(lines, area));
  }

  function paste(event: ClipboardEvent<HTMLDivElement>): void {
    const block = readCells(event.clipboardData.getData('text/plain'));
    const isEditor = isInEditor(event.target);
    const isBlock = block.some((row) => row.length > 1) || (block.length > 1 && textIn(event.target) === '');
    const { top: row, left: column } = selection.chosen();
    const field = fieldAt(Math.max(firstCell, column));
    if (!edits || !field || block.length === 0 || (isEditor && !isBlock)) return;
    event.preventDefault();
    // Leaving the cell ends its editing, so that the block is written over what was typed.
    if (isEditor) flushSync(() => go({ row, column: 0 }));
    flushSync(() => edits.edit((lines) => pasteBlock(lines, row, field, block, facts).lines));
    go({ row, column });
  }

  function enter(event: FocusEvent<HTMLDivElement>): void {
    const isFromOutside = !event.currentTarget.contains(event.relatedTarget);
    const isHead = event.target instanceof Element && event.target.matches('[role=columnheader]');
    if (!isFromOutside || !isHead) return;
    event.currentTarget.scrollIntoView({ block: 'nearest' });
    go({ row: 0, column: firstCell });
  }

  const { place } = selection;
  const sentence = views[place.row]?.faults[fieldAt(place.column) ?? ''];
  const height = headHeight + views.length * rowHeight + room;
  // As high as its rows, at most as high as fits between the bars of the page.
  const style = useMemo(() => ({ blockSize: `min(${height}px, max(300px, 100dvh - 284px))` }), [height]);
  return (
    <LineGridFrame onKeyDownCapture={tabbed}>
      <DataGrid
        ref={grid}
        aria-label={t('project.lines')}
        columns={columns}
        rows={views}
        rowKeyGetter={(view) => view.id}
        rowHeight={rowHeight}
        headerRowHeight={headHeight}
        rowClass={rowClass}
        style={style}
        onCellKeyDown={pressed}
        // Tells the grid that Ctrl+V is no letter; the block is written by the frame's own paste.
        onCellPaste={({ row }) => row}
        onCellMouseDown={(_args, event) => pointed(event.shiftKey)}
        onActivePositionChange={({ rowIdx, column }) => selection.moved({ row: rowIdx, column: column?.idx ?? 0 })}
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
    </LineGridFrame>
  );
}

// The same one every time, so that rows that did not change are not drawn anew.
function rowClass({ line }: LineView): string {
  return `${line.type}${line.isOptional ? ' optional' : ''}`;
}

function isInEditor(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.rdg-editor-container') !== null;
}

function textIn(target: EventTarget): string | null {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement ? target.value : null;
}
