import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { gridFields, isSortable, type Sort } from '@mandate/contract/lists/grid.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type KeyboardEvent, type MouseEvent, type Ref, useContext, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Highlighted } from '../../records/values/highlighted.tsx';
import { fieldLabel } from '../../records/words/words.ts';
import { type Column, DataGrid, type DataGridHandle } from '../../ui/grid/data-grid.tsx';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { fieldValue, isFigureField, type ListRow } from '../columns/columns.tsx';
import { type LaidColumn, type LayoutChange, movedTo, widthLimits } from '../columns/list-layout.ts';
import { useColumnWidths } from '../columns/use-column-widths.ts';
import type { GridEditing } from '../inline/grid-editing.ts';
import { ListSelectionContext } from '../selection/list-selection.ts';
import { toggleSort } from '../sort/sort-keys.ts';
import { type RowCursor, useGridCursor } from './row-cursor.ts';
import type { RowOpening } from './row-opening.tsx';
import type { RowAction } from './use-row-actions.tsx';

const Place = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  // The boxes belong to the rows: no line parts them.
  '& .pick.rdg-cell.rdg-cell-frozen-start': { boxShadow: 'none', paddingInlineEnd: 0 },
});

const Head = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  // Heads with and without an arrow stand on one line.
  height: 16,
  verticalAlign: 'middle',
  // Arrow and rank stand before the name of a figure, which ends where the figures end.
  '.figure > &': { flexDirection: 'row-reverse' },
  '&[data-sorted]': { color: vars.palette.text.primary, fontWeight: 600 },
  '& > svg': { width: 14, height: 14 },
  '& > small': {
    minWidth: 16,
    padding: '0 3px',
    borderRadius: 4,
    background: vars.palette.tint,
    color: vars.palette.primaryText,
    fontSize: 11,
    lineHeight: '16px',
    textAlign: 'center',
  },
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
  /** Set to where the keyboard is among the rows. */
  cursor: Ref<RowCursor>;
  /** A head was pressed: what the sort becomes, of the one that holds at that moment. */
  onSort: (sorted: (sort: readonly Sort[]) => Sort[]) => void;
  /** The columns were given another width or order. */
  onColumns: (change: LayoutChange) => void;
}

/**
 * The rows of a list as a grid. A head sorts: press it, with Shift or Ctrl to add a key. Its edge is dragged to make the column wider, or
 * pressed twice to fit it; at the keyboard Ctrl with the arrows and Alt with Enter do the same. A head is dragged to another place.
 */
export function ListGrid<Row extends ListRow>(props: ListGridProps<Row>) {
  const { entity, label, columns, rows, reader, rowHeight, opening, rowAction, onSort, onColumns } = props;
  const { editing, actionWidth } = props;
  const usual = columns.some(({ field }) => field === props.usual.field) ? props.usual : null;
  const sort = useMemo(() => (props.sort.length > 0 || usual === null ? props.sort : [usual]), [props.sort, usual]);
  const grid = useRef<DataGridHandle>(null);
  const selection = useContext(ListSelectionContext);
  const box = selection?.column;
  useGridCursor(props.cursor, grid, (box ? 1 : 0) + columns.findIndex(({ place }) => place === 'name'));
  const hasDeleted = rows.some(({ deletedAt }) => deletedAt);
  const { t } = useTranslation();
  const widths = useColumnWidths(columns, onColumns);

  const shown = useMemo(() => {
    const fields = gridFields(entity, reader);
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
        ...(isFigureField(entity, field) && { cellClass: 'figure', headerCellClass: 'figure' }),
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
  }, [entity, reader, columns, box, sort, opening, rowAction, actionWidth, hasDeleted, t]) satisfies Column<Row>[];

  const cells = useMemo(() => editing?.columns(shown) ?? shown, [editing, shown]);

  function sortBy(head: Element | null, isAdding: boolean): void {
    const column = shown[Number(head?.getAttribute('aria-colindex')) - 1];
    if (column?.sortable) onSort((now) => toggleSort(now, usual, column.key, isAdding));
  }

  function press(event: MouseEvent): void {
    const head = (event.target as Element).closest('[role=columnheader]');
    if (head) sortBy(head, event.shiftKey || event.ctrlKey || event.metaKey);
  }

  function pressKey(event: KeyboardEvent): void {
    const head = (event.target as Element).closest('[role=columnheader]');
    // A box in a head answers itself.
    if (!head || event.target instanceof HTMLInputElement || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (event.altKey) fitColumn(head);
    else sortBy(head, event.shiftKey || event.ctrlKey || event.metaKey);
  }

  const [first] = sort;
  return (
    <Place
      onClick={press}
      onKeyDownCapture={editing?.tabbed}
      onKeyDown={pressKey}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <DataGrid
        ref={grid}
        aria-label={label}
        columns={cells}
        rows={editing?.rows ?? rows}
        rowKeyGetter={(row) => row.id}
        {...(rowHeight !== undefined && { rowHeight })}
        {...widths}
        {...editing?.props(grid, shown)}
        {...(selection && { selectedRows: selection.selected, onSelectedRowsChange: selection.onKey })}
        // The grid says it of one column alone; the first key is the one that counts.
        sortColumns={first ? [{ columnKey: first.field, direction: first.direction === 'asc' ? 'ASC' : 'DESC' }] : []}
        onColumnsReorder={(field, target) => onColumns((layout) => movedTo(layout, field, target))}
      />
    </Place>
  );
}

interface ColumnHeadProps {
  label: string;
  field: string;
  sort: readonly Sort[];
}

function ColumnHead({ label, field, sort }: ColumnHeadProps) {
  const { t } = useTranslation();
  const rank = sort.findIndex((key) => key.field === field);
  const direction = sort[rank]?.direction;
  return (
    <Head data-sorted={direction}>
      {label}
      {direction === 'asc' && <ArrowUp aria-hidden="true" />}
      {direction === 'desc' && <ArrowDown aria-hidden="true" />}
      {direction && sort.length > 1 && <small aria-hidden="true">{rank + 1}</small>}
      {direction && (
        <VisuallyHidden>
          {t(direction === 'asc' ? 'list.sortedUp' : 'list.sortedDown', { rank: rank + 1 })}
        </VisuallyHidden>
      )}
    </Head>
  );
}

/** Makes a column as wide as what it shows, as pressing its edge twice does. */
function fitColumn(head: Element): void {
  head.querySelector('.rdg-resize-handle')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
}
