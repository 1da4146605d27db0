import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { gridFields, isSortable, type Sort } from '@mandate/contract/lists/grid.ts';
import { groupFields } from '@mandate/contract/lists/sum-fields.ts';
import {
  type Key,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type Ref,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Highlighted } from '../../records/values/highlighted.tsx';
import { fieldLabel } from '../../records/words/words.ts';
import { type Column, DataGrid, type DataGridHandle, GridRow, type RenderRowProps } from '../../ui/grid/data-grid.tsx';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { fieldValue, isFigureField, type ListRow } from '../columns/columns.tsx';
import { type LaidColumn, type LayoutChange, movedTo, widthLimits } from '../columns/list-layout.ts';
import { useColumnWidths } from '../columns/use-column-widths.ts';
import type { GridGrouping } from '../groups/grid-grouping.ts';
import type { GridEditing } from '../inline/grid-editing.ts';
import { ListSelectionContext } from '../selection/list-selection.ts';
import { toggleSort } from '../sort/sort-keys.ts';
import { ColumnHead } from './column-head.tsx';
import { keepMiddlePress, pressRow } from './press-row.ts';
import { opener, type RowCursor, useGridCursor } from './row-cursor.ts';
import type { RowOpening } from './row-opening.tsx';
import type { RowAction } from './use-row-actions.tsx';

// Fetched when the first heading is asked.
const HeadingMenu = lazy(() => import('./heading-menu.tsx'));

const Place = styled('div')(({ theme: { vars } }) => ({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  // The boxes belong to the rows: no line parts them.
  '& .pick.rdg-cell.rdg-cell-frozen-start': { boxShadow: 'none', paddingInlineEnd: 0 },
  // A row that opens says so while the pointer is on it.
  [`&:not([data-editing]) .rdg-row:has(${opener})`]: { cursor: 'pointer' },
  [`&:not([data-editing]) .rdg-row:hover :is(${opener})`]: {
    color: vars.palette.primaryText,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  '& .rdg-row:is(.group, .rest)': { background: vars.palette.subtle, cursor: 'pointer' },
  '& .rdg-row.group:hover': { background: vars.palette.hover },
  '& .rdg-row.group': { fontWeight: 600 },
  // Its currency has room for 500.
  '& .rdg-row.group small': { fontWeight: 500 },
  // What several currencies come to is longer than the column: it takes of the room before it, which is empty.
  '& .rdg-row.group > .rdg-cell.figure': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    overflow: 'visible',
  },
  '& .rdg-row.rest': { background: 'transparent' },
  '& .rdg-header-row .menu-open.rdg-cell': { background: vars.palette.tint, color: vars.palette.primaryText },
}));

/** What the rows as a grid are given. */
export interface ListGridProps<Row extends ListRow> {
  entity: Entity;
  label: string;
  columns: readonly LaidColumn<Row>[];
  rows: readonly Row[];
  sort: readonly Sort[];
  /** What it is sorted by while nobody chose anything. */
  usual: Sort;
  reader: Reader;
  /** In pixels; without it as tall as the person has rows. */
  rowHeight: number | undefined;
  opening: RowOpening<Row>;
  /** What stands in the last cell of a row, such as Restore. */
  rowAction?: RowAction<Row>;
  /** The room of that, in pixels; without it of a button with an icon, or of Restore. */
  actionWidth?: number | undefined;
  /** Its cells are edited. */
  editing?: GridEditing<Row> | null;
  /** Its rows are in groups. */
  grouping?: GridGrouping<Row> | null;
  /** Set to where the keyboard is among the rows. */
  cursor: Ref<RowCursor>;
  /** A head was pressed: what the sort becomes, of the one that holds at that moment. */
  onSort: (sorted: (sort: readonly Sort[]) => Sort[]) => void;
  /** The columns were given another width or order. */
  onColumns: (change: LayoutChange) => void;
  /** Groups the rows by a field; without it they are not. */
  onGroup?: ((field: string) => void) | undefined;
}

/**
 * The rows of a list as a grid. A head sorts: press it, with Shift or Ctrl to add a key. Its edge is dragged to make the column wider, or
 * pressed twice to fit it; at the keyboard Ctrl with the arrows and Alt with Enter do the same. A head is dragged to another place, and has a
 * menu. A press on a row opens it, while its cells are not edited.
 */
export function ListGrid<Row extends ListRow>(props: ListGridProps<Row>) {
  const { entity, label, columns, rows, reader, rowHeight, opening, rowAction, onSort, onColumns, onGroup } = props;
  const { editing, grouping, actionWidth } = props;
  const usual = columns.some(({ field }) => field === props.usual.field) ? props.usual : null;
  const sort = useMemo(() => (props.sort.length > 0 || usual === null ? props.sort : [usual]), [props.sort, usual]);
  const grid = useRef<DataGridHandle>(null);
  const selection = useContext(ListSelectionContext);
  const box = selection?.column;
  const firstColumn = box ? 1 : 0;
  const namingColumn = firstColumn + columns.findIndex(({ place }) => place === 'name');
  const columnOf = useCallback(
    (at: number) => (grouping && !grouping.records.includes(grouping.rows[at] as Row) ? firstColumn : namingColumn),
    [grouping, firstColumn, namingColumn],
  );
  useGridCursor(props.cursor, grid, columnOf);
  const hasDeleted = rows.some(({ deletedAt }) => deletedAt);
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const widths = useColumnWidths(columns, onColumns, place);
  const [asked, setAsked] = useState<{ field: string; anchor: HTMLElement } | null>(null);
  const askedField = asked?.field;
  const fields = useMemo(() => gridFields(entity, reader), [entity, reader]);

  const shown = useMemo(() => {
    const cells = columns.map(({ field, width, isPinned, place, render }): Column<Row> => {
      const facts = fields.get(field);
      return {
        key: field,
        name: fieldLabel(entity, field),
        width,
        minWidth: widthLimits.min,
        maxWidth: widthLimits.max,
        frozen: isPinned,
        resizable: true,
        draggable: true,
        sortable: facts !== undefined && isSortable(facts),
        cellClass: isFigureField(entity, field) ? 'figure' : null,
        headerCellClass: [isFigureField(entity, field) && 'figure', field === askedField && 'menu-open']
          .filter(Boolean)
          .join(' '),
        renderHeaderCell: () => <ColumnHead label={fieldLabel(entity, field)} field={field} sort={sort} />,
        renderCell: ({ row, tabIndex }) => {
          const content = render ? render(row) : fieldValue(entity, row, field);
          if (place !== 'name') return content;
          return (
            opening(row, render ? content : <Highlighted>{String(row[field] ?? '')}</Highlighted>, tabIndex) ?? content
          );
        },
      };
    });
    const all = box ? [box as Column<Row>, ...cells] : cells;
    if (!rowAction) return all;
    const actions: Column<Row> = {
      key: 'action',
      name: t('list.actions'),
      width: actionWidth ?? (hasDeleted ? 110 : 48),
      frozen: 'end',
      cellClass: 'figure',
      renderHeaderCell: () => <VisuallyHidden>{t('list.actions')}</VisuallyHidden>,
      renderCell: ({ row, tabIndex }) => rowAction(row, tabIndex),
    };
    return [...all, actions];
  }, [
    entity,
    fields,
    columns,
    box,
    sort,
    askedField,
    opening,
    rowAction,
    actionWidth,
    hasDeleted,
    t,
  ]) satisfies Column<Row>[];

  const cells = useMemo(() => (editing ?? grouping)?.columns(shown) ?? shown, [editing, grouping, shown]);
  // Whoever hears of an event in a row finds the row by its id.
  const renderRow = (key: Key, row: RenderRowProps<Row>) => (
    <GridRow key={key} {...row} data-row={row.row.id} {...grouping?.marksOf(row.row)} />
  );
  const usualHeight = useFormats().rowHeight;

  function sortBy(head: Element | null, isAdding: boolean): void {
    const column = shown[Number(head?.getAttribute('aria-colindex')) - 1];
    if (column?.sortable) onSort((now) => toggleSort(now, usual, column.key, isAdding));
  }

  function askHead(head: Element): boolean {
    const column = shown[Number(head.getAttribute('aria-colindex')) - 1];
    const isOfField = columns.some(({ field }) => field === column?.key);
    if (column && isOfField) setAsked({ field: column.key, anchor: head as HTMLElement });
    return isOfField;
  }

  function press(event: MouseEvent): void {
    const target = event.target as Element;
    const head = headAt(target);
    if (head && target.closest('[data-heading-menu]')) askHead(head);
    else if (head) sortBy(head, event.shiftKey || event.ctrlKey || event.metaKey);
    else if (!editing && !target.closest('input') && !grouping?.press(rowAt(target))) pressRow(event, bringRow);
  }

  // The link of a row that is scrolled to the right is not drawn.
  function bringRow(row: Element): void {
    const rowIdx = Number(row.getAttribute('aria-rowindex')) - 2;
    grid.current?.setActivePosition({ idx: namingColumn, rowIdx });
  }

  function askByPointer(event: MouseEvent): void {
    const head = headAt(event.target);
    if (head && askHead(head)) event.preventDefault();
  }

  function hearKey(event: KeyboardEvent): void {
    const head = headAt(event.target);
    if (head && event.altKey && event.key === 'ArrowDown' && askHead(head)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (grouping && groupKeys.has(event.key) && !(event.target instanceof HTMLInputElement)) {
      const isOpen = event.key.startsWith('Arrow') ? event.key === 'ArrowRight' : undefined;
      if (!grouping.press(rowAt(event.target), isOpen)) return;
      event.preventDefault();
      event.stopPropagation();
    } else editing?.tabbed(event);
  }

  function pressKey(event: KeyboardEvent): void {
    const head = headAt(event.target);
    // A box in a head answers itself.
    if (!head || event.target instanceof HTMLInputElement || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (event.altKey) fitColumn(head);
    else sortBy(head, event.shiftKey || event.ctrlKey || event.metaKey);
  }

  const [first] = sort;
  const edited = editing?.props(grid, shown);
  const askedColumn = columns.find(({ field }) => field === askedField);
  return (
    <Place
      ref={place}
      data-editing={editing ? true : undefined}
      onClick={press}
      onAuxClick={(event) => !editing && pressRow(event, bringRow)}
      onContextMenu={askByPointer}
      onKeyDownCapture={hearKey}
      onKeyDown={pressKey}
      onMouseDown={(event) => {
        if (event.shiftKey) event.preventDefault();
        else keepMiddlePress(event);
      }}
    >
      <DataGrid
        ref={grid}
        aria-label={label}
        columns={cells}
        rows={(editing ?? grouping)?.rows ?? rows}
        {...(grouping && { role: 'treegrid' })}
        rowKeyGetter={(row) => row.id}
        {...(rowHeight !== undefined && { rowHeight })}
        {...(grouping && { rowHeight: (row: Row) => grouping.heightOf(row, rowHeight ?? usualHeight) })}
        {...widths}
        aria-description={t('list.headingKeys')}
        {...edited}
        renderers={{ renderRow, ...edited?.renderers }}
        {...(selection && { selectedRows: selection.selected, onSelectedRowsChange: selection.onKey })}
        // The grid says it of one column alone; the first key is the one that counts.
        sortColumns={first ? [{ columnKey: first.field, direction: first.direction === 'asc' ? 'ASC' : 'DESC' }] : []}
        onColumnsReorder={(field, target) => onColumns((layout) => movedTo(layout, field, target))}
      />
      {asked && askedColumn && (
        <Suspense>
          <HeadingMenu
            entity={entity}
            column={askedColumn}
            facts={fields.get(askedColumn.field)}
            anchor={asked.anchor}
            onClose={() => setAsked(null)}
            onSort={onSort}
            onColumns={onColumns}
            onGroup={
              onGroup && groupFields(entity, reader).has(askedColumn.field)
                ? () => onGroup(askedColumn.field)
                : undefined
            }
            onFit={() => fitColumn(asked.anchor)}
          />
        </Suspense>
      )}
    </Place>
  );
}

/** What a row that is no record answers: a group opens and closes. */
const groupKeys = new Set(['Enter', ' ', 'ArrowLeft', 'ArrowRight']);

function rowAt(target: EventTarget): string {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-row]')?.dataset.row ?? '') : '';
}

function headAt(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest('[role=columnheader]') : null;
}

/** Makes a column as wide as what it shows, as pressing its edge twice does. */
function fitColumn(head: Element): void {
  head.querySelector('.rdg-resize-handle')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
}
