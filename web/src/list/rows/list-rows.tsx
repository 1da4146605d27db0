import styled from '@emotion/styled';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { usualSort } from '@mandate/contract/lists/grid.ts';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useIsPrinting } from '../../ui/media/use-is-printing.ts';
import { isPhone as isPhoneNow } from '../../ui/media/use-media.ts';
import { type Fetchable, FetchedPage, fetchable } from '../../ui/page/fetched-page.tsx';
import { pageShown } from '../../ui/page/page-shown.ts';
import type { ListRow } from '../columns/columns.tsx';
import type { LaidColumn, LayoutChange } from '../columns/list-layout.ts';
import type { GridGrouping } from '../groups/grid-grouping.ts';
import type { GridEditing } from '../inline/grid-editing.ts';
import type { ListState } from '../state/list-state.ts';
import type { GridReading } from '../state/use-grid.ts';
import type { ListChange } from '../state/use-list-state.ts';
import { ListCards } from './list-cards.tsx';
import type { ListGridProps } from './list-grid.tsx';
import type { RowCursor } from './row-cursor.ts';
import type { RowOpening } from './row-opening.tsx';
import type { RowAction } from './use-row-actions.tsx';

// It comes with the list; a phone has it for printing, once its page is shown. What is fetched keeps the type of its rows.
const grid = fetchable<ListGridProps<ListRow>>(async () => ({ default: (await import('./list-grid.tsx')).ListGrid }));
// What cannot be fetched is missed where it is shown.
(isPhoneNow() ? pageShown() : Promise.resolve()).then(grid.load).catch(() => undefined);

const Remark = styled('div')({ flex: 'none', padding: '0 12px 10px', [phone]: { padding: '0 0 10px' } });

/** The head of rows to come, so that they do not move when they are there. */
const Head = styled('div')(({ theme: { vars } }) => ({
  flex: 'none',
  height: 36,
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.subtle,
  [phone]: { display: 'none' },
}));

/** About as tall as a card. */
const cardHeight = 132;

interface ListRowsProps<Row extends ListRow> {
  entity: Entity;
  title: string;
  columns: readonly LaidColumn<Row>[];
  /** In pixels; undefined is as tall as the person has rows. */
  rowHeight: number | undefined;
  query: GridReading<Row>;
  state: ListState;
  reader: Reader;
  isPhone: boolean;
  /** What opens a row. */
  opening: RowOpening<Row>;
  /** What stands in the last cell of a row. */
  rowAction: RowAction<Row> | undefined;
  /** The room of that in a grid, in pixels. */
  actionWidth?: number | undefined;
  /** Somebody comes back to one of the rows. */
  isReturning?: boolean;
  editing?: GridEditing<Row> | null;
  /** They can be put in groups. */
  isGroupable?: boolean;
  /** The groups they are in; null while these are on their way. */
  grouping?: GridGrouping<Row> | null;
  /** What is shown in place of rows when there are none. */
  nothing: ReactNode;
  cursor: RefObject<RowCursor | null>;
  onChange: (part: ListChange) => void;
  onColumns: (change: LayoutChange) => void;
}

/** The rows as a grid, on a phone as cards; or that they are coming, that there are none, that they could not be read. */
export function ListRows<Row extends ListRow>(props: ListRowsProps<Row>) {
  const { entity, title, columns, query, state, reader, opening, rowAction, cursor, rowHeight } = props;
  const { t } = useTranslation();
  // Paper is as wide as a table wants it, whatever prints.
  const isPhone = !useIsPrinting() && props.isPhone;
  const isGrouped = state.groupBy !== null && !props.isPhone;
  const grouping = isGrouped ? props.grouping : null;
  const error = query.error ?? grouping?.error ?? null;
  const rows = isGrouped && query.data?.total !== 0 ? grouping?.rows : query.data?.rows;
  const retry = (
    <Button
      size="row"
      onClick={() => {
        query.refetch();
        grouping?.retry();
      }}
    >
      {t('action.tryAgain')}
    </Button>
  );
  const height = isPhone ? cardHeight : rowHeight;
  const coming = (
    <>
      <Head />
      <SkeletonRows
        label={t('list.loading')}
        rows={isPhone ? 6 : 20}
        {...(height !== undefined && { rowHeight: height })}
      />
    </>
  );
  // A page beyond the last one has no rows; the last one is on its way.
  if (rows === undefined || (rows.length === 0 && (query.data?.total ?? 0) > 0)) {
    if (error) {
      const reason = `${error.message} ${t('list.failedText')}`;
      return <EmptyState kind="failed" title={t('list.failed')} text={reason} action={retry} />;
    }
    return coming;
  }
  const shared = {
    entity,
    label: title,
    columns,
    rows,
    cursor,
    opening,
    ...(rowAction && { rowAction }),
    actionWidth: props.actionWidth,
  };
  return (
    <>
      {error && (
        <Remark>
          <Notice kind="bad" role="alert">
            {t('list.failed')}. {error.message} {t('list.failedText')} {retry}
          </Notice>
        </Remark>
      )}
      {rows.length === 0 ? (
        <Suspense>{props.nothing}</Suspense>
      ) : isPhone ? (
        <ListCards {...shared} isReturning={props.isReturning} />
      ) : (
        <Suspense fallback={coming}>
          <FetchedPage
            of={grid as unknown as Fetchable<ListGridProps<Row>>}
            given={{
              ...shared,
              editing: props.editing ?? null,
              grouping: grouping ?? null,
              sort: state.sort,
              usual: usualSort(entity, state.deleted),
              reader,
              rowHeight,
              onSort: (sorted) => props.onChange(({ sort }) => ({ sort: sorted(sort) })),
              onColumns: props.onColumns,
              onGroup: props.isGroupable ? (groupBy) => props.onChange({ groupBy }) : undefined,
            }}
          />
        </Suspense>
      )}
    </>
  );
}
