import type { Entity } from '@mandate/contract/entity.ts';
import { gridFields, isSortable, type Sort } from '@mandate/contract/grid.ts';
import type { Reader } from '@mandate/contract/roles.ts';
import { styled } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type MouseEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../lib/session.ts';
import { type Column, DataGrid } from '../ui/data-grid.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { fieldValue, isFigureField, type ListColumn, type ListRow } from './columns.tsx';
import { mayOpen } from './may-open.ts';
import { toggleSort } from './sort-keys.ts';
import { fieldLabel } from './words.ts';

const Place = styled('div')({ flex: 1, minHeight: 0, display: 'grid' });

const Head = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '&[data-sorted]': { color: vars.palette.text.primary, fontWeight: 600 },
  '& > svg': { width: 14, height: 14 },
  '& > small': {
    minWidth: 16,
    padding: '0 3px',
    borderRadius: 4,
    background: vars.palette.tint,
    color: vars.palette.primaryText,
    fontSize: 10,
    lineHeight: '16px',
    textAlign: 'center',
  },
}));

/** The link of a row: the only one, on what the record is called. */
export const NameLink = styled(Link)(({ theme: { vars } }) => ({
  color: vars.palette.text.primary,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: vars.palette.primaryText, textDecoration: 'underline', textUnderlineOffset: 3 },
}));

interface ListGridProps<Row extends ListRow> {
  entity: Entity;
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  sort: readonly Sort[];
  reader: Reader;
  recordPath: (id: string) => string;
  /** What stands in the last cell of a row, such as Restore. */
  rowAction?: (row: Row) => React.ReactNode;
  onSort: (sort: Sort[]) => void;
}

/** The rows of a list as a grid. A head sorts: press it, with Shift or Ctrl to add a key. */
export function ListGrid<Row extends ListRow>(props: ListGridProps<Row>) {
  const { entity, label, columns, rows, sort, reader, recordPath, rowAction, onSort } = props;
  const { t } = useTranslation();
  const user = useUser();
  const sortable = useMemo(() => gridFields(entity, reader), [entity, reader]);

  const shown: Column<Row>[] = columns.map(({ field, width, place, render }): Column<Row> => {
    const facts = sortable.get(field);
    const rank = sort.findIndex((key) => key.field === field);
    const direction = sort[rank]?.direction;
    return {
      key: field,
      name: fieldLabel(entity, field),
      width,
      sortable: facts !== undefined && isSortable(facts),
      ...(isFigureField(entity, field) && { cellClass: 'figure', headerCellClass: 'figure' }),
      renderHeaderCell: () => (
        <Head data-sorted={direction}>
          {fieldLabel(entity, field)}
          {direction === 'asc' && <ArrowUp aria-hidden="true" />}
          {direction === 'desc' && <ArrowDown aria-hidden="true" />}
          {direction && sort.length > 1 && <small aria-hidden="true">{rank + 1}</small>}
          {direction && (
            <VisuallyHidden>
              {t(direction === 'asc' ? 'list.sortedUp' : 'list.sortedDown', { rank: rank + 1 })}
            </VisuallyHidden>
          )}
        </Head>
      ),
      renderCell: ({ row, tabIndex }) => {
        const content = render ? render(row) : fieldValue(entity, row, field);
        if (place !== 'name' || !mayOpen(user, entity, row)) return content;
        return (
          <NameLink to={recordPath(row.id)} tabIndex={tabIndex}>
            {render ? content : String(row[field] ?? '')}
          </NameLink>
        );
      },
    };
  });
  if (rowAction) {
    shown.push({ key: 'action', name: t('list.actions'), width: 110, renderCell: ({ row }) => rowAction(row) });
  }

  // The grid itself knows Ctrl only; Shift is what people know from elsewhere.
  function sortByPress(event: MouseEvent): void {
    const head = (event.target as Element).closest('[role=columnheader]');
    const column = shown[Number(head?.getAttribute('aria-colindex')) - 1];
    if (!event.shiftKey || !column?.sortable) return;
    event.stopPropagation();
    onSort(toggleSort(sort, column.key, true));
  }

  return (
    <Place onClickCapture={sortByPress} onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <DataGrid
        aria-label={label}
        columns={shown}
        rows={rows}
        rowKeyGetter={(row) => row.id}
        sortColumns={sort.map(({ field, direction }) => ({
          columnKey: field,
          direction: direction === 'asc' ? 'ASC' : 'DESC',
        }))}
        onSortColumnsChange={(keys) =>
          onSort(
            keys.slice(0, 5).map(({ columnKey, direction }) => ({
              field: columnKey,
              direction: direction === 'ASC' ? 'asc' : 'desc',
            })),
          )
        }
      />
    </Place>
  );
}
