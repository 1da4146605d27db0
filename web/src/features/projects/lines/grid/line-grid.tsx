import { cellOf, type LineCell } from '@mandate/contract/project/line/line-cells.ts';
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
import { type ShortcutId, shortcutsOf } from '../../../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../../../lib/commands/shortcuts-here.ts';
import { showWarning } from '../../../../lib/frame/show-success-and-errors.ts';
import { useUser } from '../../../../lib/session/session.ts';
import { DataGrid, type DataGridHandle, type FillEvent } from '../../../../ui/grid/data-grid.tsx';
import { readCells, writeCells } from '../../../../ui/grid/read-and-write-cells.ts';
import { useExplainKey } from '../../explain/use-explain-key.ts';
import type { Typed } from '../cells/cell-editor.tsx';
import type { CellFacts } from '../cells/cell-facts.ts';
import { lineColumns } from '../cells/line-columns.tsx';
import { mayWrite } from '../cells/may-write.ts';
import { useShownCells } from '../cells/shown-cells.ts';
import { storeChosen } from '../delivery/store-chosen.ts';
import type { EditLine } from '../edit-line.ts';
import { placeLine, takeLine } from '../insert-and-remove-lines.ts';
import type { LineView } from '../pricing/line-views.ts';
import type { LineEdits } from '../use-lines.ts';
import { clearCells, copyCells, fieldAt, fieldsIn, firstCell, type Place } from './grid-area.ts';
import { LineGridFrame } from './line-grid-frame.tsx';
import { pasteBlock } from './paste-block.ts';
import { useCollapsed } from './use-collapsed.ts';
import { useGridActs } from './use-grid-acts.ts';
import { useGridArea } from './use-grid-area.ts';
import { useLineColumns } from './use-line-columns.tsx';
import { useLineKeys } from './use-line-keys.ts';
import { usePlaceOfLine } from './use-place-of-line.ts';
import { useRowDrag } from './use-row-drag.ts';

/** Heights of a row, of the head and of a line of text, in pixels (look, section 7). */
const rowHeight = 33;
const headHeight = 36;
const lineHeight = 20;

/** The keys of lines that are only read. */
const reading: readonly ShortcutId[] = [
  'lines.fold',
  'lines.unfold',
  'lines.explain',
  'lines.rowStart',
  'lines.rowEnd',
  'lines.first',
  'lines.last',
];

interface LineGridProps {
  views: readonly LineView[];
  facts: CellFacts;
  /** Without edits the lines are for reading. */
  edits: LineEdits | null;
  onDraft: (line: EditLine | null) => void;
  /** The line to bring the focus to, and the cell; a new object each time. */
  target: { id: string; field?: string } | null;
}

/**
 * The lines of a project as a grid to type in: arrows move, a letter, Enter or F2 edits, Enter takes it and goes down, Tab
 * takes it and goes right, Escape leaves it, Delete empties; blocks are copied and pasted as in a spreadsheet.
 */
export function LineGrid({ views: allViews, facts, edits, onDraft, target }: LineGridProps) {
  const { t } = useTranslation();
  const { id: userId } = useUser();
  const grid = useRef<DataGridHandle>(null);
  const selection = useGridArea();
  const shownCells = useShownCells();
  const { cells } = shownCells;
  const sections = useCollapsed(allViews);
  const views = sections.visible;
  const [typed] = useState<Typed>({ letter: null });
  const latest = useRef(views);
  latest.current = views;
  const rowOf = useCallback((id: string) => latest.current.findIndex((view) => view.id === id), []);
  const go = useCallback(
    (to: Place | { id: string; column: number }, enableEditor = false) => {
      const row = 'id' in to ? Math.max(0, rowOf(to.id)) : to.row;
      const position = { rowIdx: Math.min(row, latest.current.length - 1), idx: to.column };
      grid.current?.setActivePosition(position, { shouldFocus: true, enableEditor });
    },
    [rowOf],
  );
  const { entered, onBlur } = usePlaceOfLine(grid, views, selection.place, go);
  const acts = useGridActs(edits, rowOf, go);
  const drag = useRowDrag({
    rowHeight,
    headHeight,
    rowCount: () => latest.current.length,
    onDrop: (id, before) => {
      const next = latest.current[before]?.id;
      flushSync(() =>
        edits?.edit((lines) => {
          const to = next === undefined ? lines.length : lines.findIndex((line) => line.id === next);
          return placeLine(
            lines,
            lines.findIndex((line) => line.id === id),
            to,
          );
        }),
      );
      go({ id, column: firstCell });
    },
  });
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
    area: selection.area,
    rowOf,
    typed,
    isEditable: edits !== null,
    acts,
    columns: shownCells,
    collapsed: sections.collapsed,
    onFold: sections.toggle,
    handleOf: acts && drag.handleOf,
    onDraft: drafted,
  });
  const keys = columns.map(({ key }) => key);
  const lastColumn = acts ? columns.length - 2 : columns.length - 1;
  const { pressed, tabbed, pointed } = useLineKeys({
    views,
    edits,
    sections,
    facts,
    cells,
    selection,
    typed,
    lastColumn,
    go,
  });

  const explained = useExplainKey();
  useHeldShortcuts(edits === null ? reading : shortcutsOf('lines').map(({ id }) => id));

  const arrive = useEffectEvent(({ id, field = 'description' }: { id: string; field?: string }) => {
    const isAway = rowOf(id) < 0;
    if (isAway) flushSync(() => sections.expandAll());
    const names: readonly string[] = cells;
    if (rowOf(id) >= 0) go({ id, column: firstCell + Math.max(0, names.indexOf(cellOf(field))) });
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
    const ids = new Set(views.slice(area.top, area.bottom + 1).map(({ id }) => id));
    if (event.type === 'cut') edits?.edit((lines) => clearCells(lines, ids, fieldsIn(area, cells), facts));
  }

  function paste(event: ClipboardEvent<HTMLDivElement>): void {
    const block = readCells(event.clipboardData.getData('text/plain'));
    const isEditor = isInEditor(event.target);
    const isBlock = block.some((row) => row.length > 1) || (block.length > 1 && textIn(event.target) === '');
    const { top: row, left: column } = selection.chosen();
    const field = fieldAt(Math.max(firstCell, column), cells);
    const id = views[row]?.id;
    if (!edits || !field || block.length === 0 || (isEditor && !isBlock)) return;
    event.preventDefault();
    let left = 0;
    // Leaving the cell ends its editing, so that the block is written over what was typed.
    if (isEditor) flushSync(() => go({ row, column: 0 }));
    flushSync(() => {
      // What is written over is seen.
      sections.expandAll();
      edits.edit((lines) => {
        const at = lines.findIndex((line) => line.id === id);
        const pasted = pasteBlock(lines, at === -1 ? lines.length : at, field, block, facts, cells);
        left = pasted.left;
        return pasted.lines;
      });
    });
    if (left > 0) showWarning(t('project.pasteLeft', { count: left }));
    if (id === undefined) go({ row, column });
    else go({ id, column });
  }

  function fill({ columnKey, sourceRow, targetRow }: FillEvent<LineView>): LineView {
    const field = cells.find((one) => one === columnKey);
    if (!field || !mayWrite(targetRow.line, field, facts) || !mayWrite(sourceRow.line, field, facts)) return targetRow;
    const line = lineColumns[field].take(targetRow.line, sourceRow.line);
    return line === targetRow.line ? targetRow : { ...targetRow, line };
  }

  function enter(event: FocusEvent<HTMLDivElement>): void {
    entered();
    const isFromOutside = !event.currentTarget.contains(event.relatedTarget);
    const isHead = event.target instanceof Element && event.target.matches('[role=columnheader]');
    if (!isFromOutside || !isHead) return;
    event.currentTarget.scrollIntoView({ block: 'nearest' });
    go({ row: 0, column: firstCell });
  }

  const { place } = selection;
  const here = views[place.row];
  const hereKey = keys[place.column] ?? '';
  const warning = here?.warnings[hereKey as LineCell];
  const sentence = here?.faults[hereKey] ?? (warning && t(`project.warning.${warning}`));
  const height = headHeight + views.length * rowHeight + room;
  // As high as its rows, at most as high as fits between the bars of the page.
  const style = useMemo(() => ({ blockSize: `min(${height}px, max(300px, 100dvh - 284px))` }), [height]);
  return (
    <LineGridFrame data-editing={edits ? true : undefined} onKeyDownCapture={tabbed}>
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
        onCellKeyDown={(args, event) => explained(args, event) || pressed(args, event)}
        // Tells the grid that Ctrl+V is no letter; the block is written by the frame's own paste.
        onCellPaste={({ row }) => row}
        onCellMouseDown={(_args, event) => pointed(event.shiftKey)}
        onActivePositionChange={({ rowIdx, column }) => selection.moved({ row: rowIdx, column: column?.idx ?? 0 })}
        onRowsChange={(rows, { indexes }) => {
          const changed = indexes.flatMap((index) => rows[index] ?? []);
          for (const { line, before } of changed) if (before) storeChosen(userId, line, before);
          edits?.edit((lines) => changed.reduce(takeLine, lines));
        }}
        {...(edits && { onFill: fill })}
        frame={{ onCopy: copy, onCut: copy, onPaste: paste, onFocus: enter, onBlur }}
      />
      {drag.over && <span className="drop" style={{ top: drag.over.top }} />}
      {sentence && (
        <p role="status" data-warning={(warning && !here?.faults[hereKey]) || undefined}>
          {sentence}
        </p>
      )}
    </LineGridFrame>
  );
}

// The same one every time, so that rows that did not change are not redrawn.
function rowClass({ line }: LineView): string {
  return `${line.type}${line.isOptional ? ' optional' : ''}`;
}

function isInEditor(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.rdg-editor-container') !== null;
}

function textIn(target: EventTarget): string | null {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement ? target.value : null;
}
