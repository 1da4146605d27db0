import type { Entity } from '@mandate/contract/entity.ts';
import { isSeen } from '@mandate/contract/fields.ts';
import type { Reader } from '@mandate/contract/roles.ts';
import { keyframes, styled } from '@mui/material/styles';
import { lazy, type ReactNode, type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordPaths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { calm, phone } from '../../ui/media.ts';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { ListRow } from './columns.tsx';
import type { GridEditing } from './inline/grid-editing.ts';
import type { InlineMode } from './inline/use-inline-mode.ts';
import { ListCards } from './list-cards.tsx';
import { ListGrid } from './list-grid.tsx';
import { useListKeys } from './list-keys.ts';
import type { LaidColumn, LayoutChange } from './list-layout.ts';
import type { ListState } from './list-state.ts';
import { SearchContext } from './marked.tsx';
import type { RowCursor } from './row-cursor.ts';
import { ShownState } from './shown-state.ts';
import type { GridReading } from './use-grid.ts';
import { useReturnToRow } from './use-return-to-row.ts';
import { useRowActions } from './use-row-actions.tsx';
import { useRowFocus } from './use-row-focus.ts';

// Fetched when there is nothing to show.
const ListNothing = lazy(async () => ({ default: (await import('./list-nothing.tsx')).ListNothing }));
// Fetched when cells are edited. What is fetched keeps the type of its rows.
const InlineEditing = lazy(
  () => import('./inline/inline-editing.tsx'),
) as unknown as typeof import('./inline/inline-editing.tsx')['default'];

// Fetched when the rows are there, and when one is looked at.
const ListAhead = lazy(() => import('./list-ahead.tsx'));
const ListPreview = lazy(() => import('./list-preview.tsx')) as typeof import('./list-preview.tsx').default;

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

/** A thin bar under the toolbar while newer rows are on their way. */
const Updating = styled('div')(({ theme: { vars } }) => ({
  flex: 'none',
  height: 2,
  overflow: 'hidden',
  '& > span': {
    display: 'block',
    width: '25%',
    height: '100%',
    background: vars.palette.primary.main,
    animation: `${pass} 900ms 200ms infinite backwards`,
    [calm]: { animation: 'none', width: '100%' },
  },
}));

const Place = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  // The rows give way to the preview where enough of them is left, else it lies over them.
  containerType: 'inline-size',
  '@container (min-width: 1280px)': { '&:has(> aside) > :not(aside)': { marginRight: 380 } },
  [phone]: { flex: 'none', overflow: 'visible' },
  // The last rows, and the focus, are never behind the bar that floats over them.
  '&:has(~ [data-floating]) .rdg': { scrollPaddingBlockEnd: '72px !important', paddingBlockEnd: 72 },
});

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

interface ListBodyProps<Row extends ListRow> {
  entity: Entity;
  title: string;
  columns: readonly LaidColumn<Row>[];
  /** In pixels; undefined is as tall as the person has rows. */
  rowHeight: number | undefined;
  query: GridReading<Row>;
  state: ListState;
  reader: Reader;
  isPhone: boolean;
  newButton: ReactNode;
  paths: RecordPaths;
  cursor: RefObject<RowCursor | null>;
  inline: InlineMode;
  onChange: (part: Partial<ListState>, isTyping?: boolean) => void;
  onColumns: (change: LayoutChange) => void;
}

/** The rows, or why there are none: nothing yet, nothing matches, it failed, they are coming. */
export function ListBody<Row extends ListRow>(props: ListBodyProps<Row>) {
  const { query, state, paths, cursor, inline, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const rows = query.data?.rows;
  const [editing, setEditing] = useState<GridEditing<Row> | null>(null);
  const preview = props.isPhone ? undefined : (id: string | null) => onChange({ preview: id, page: state.page }, true);
  const previewRow = (row: number) => {
    const id = rows?.[row]?.id ?? null;
    preview?.(id === state.preview ? null : id);
  };
  useListKeys(place, cursor, rows?.length ?? 0, preview && previewRow);
  useRowFocus(place, rows, cursor);
  const isReturning = useReturnToRow(paths, query.isPlaceholderData ? undefined : rows, cursor, query);
  return (
    <SearchContext value={state.search}>
      <Updating aria-hidden="true">{query.isPlaceholderData && query.isFetching && <span />}</Updating>
      <Place ref={place} data-returned={isReturning || undefined} data-editing={editing ? true : undefined}>
        <ShownState value={state}>
          <Rows {...props} editing={editing} {...(preview && { onPreview: preview })} />
        </ShownState>
        <Suspense>
          <ListAhead entity={props.entity} paths={paths} place={place} />
        </Suspense>
        {preview && state.preview !== null && (
          <Suspense>
            <ListPreview {...props} id={state.preview} rows={rows} place={place} onPreview={preview} />
          </Suspense>
        )}
      </Place>
      {inline.isOffered && inline.state !== 'off' && (
        <Suspense>
          <InlineEditing
            entity={props.entity}
            rows={rows}
            columns={props.columns}
            mode={inline}
            recordPath={paths.record}
            cursor={cursor}
            onEditing={setEditing}
          />
        </Suspense>
      )}
    </SearchContext>
  );
}

interface RowsProps<Row extends ListRow> extends ListBodyProps<Row> {
  editing: GridEditing<Row> | null;
  onPreview?: (id: string) => void;
}

function Rows<Row extends ListRow>(props: RowsProps<Row>) {
  const { entity, title, query, state, reader, isPhone, newButton, paths, cursor, rowHeight } = props;
  const { onChange, onColumns } = props;
  const { t } = useTranslation();
  const rows = query.data?.rows;
  const { action, menu } = useRowActions(entity, rows, props.onPreview);
  const columns = useWithDeletion(entity, reader, props.columns, state.deleted !== 'exclude');
  const retry = (
    <Button size="row" onClick={query.refetch}>
      {t('action.tryAgain')}
    </Button>
  );
  // A page beyond the last one has no rows; the last one is on its way.
  if (rows === undefined || (rows.length === 0 && (query.data?.total ?? 0) > 0)) {
    if (query.error) {
      const reason = `${query.error.message} ${t('list.failedText')}`;
      return <EmptyState kind="failed" title={t('list.failed')} text={reason} action={retry} />;
    }
    const height = isPhone ? cardHeight : rowHeight;
    return (
      <>
        <Head />
        <SkeletonRows label={t('list.loading')} rows={20} {...(height !== undefined && { rowHeight: height })} />
      </>
    );
  }
  const shared = {
    entity,
    label: title,
    columns,
    rows,
    cursor,
    recordPath: paths.record,
    ...(action && { rowAction: action }),
  };
  return (
    <>
      {query.error && (
        <Remark>
          <Notice kind="bad" role="alert">
            {t('list.failed')}. {query.error.message} {t('list.failedText')} {retry}
          </Notice>
        </Remark>
      )}
      {rows.length === 0 ? (
        <Suspense>
          <ListNothing entity={entity} state={state} newButton={newButton} paths={paths} onChange={onChange} />
        </Suspense>
      ) : isPhone ? (
        <ListCards {...shared} />
      ) : (
        <ListGrid
          {...shared}
          editing={props.editing}
          sort={state.sort}
          reader={reader}
          rowHeight={rowHeight}
          onSort={(sort) => onChange({ sort })}
          onColumns={onColumns}
        />
      )}
      {menu}
    </>
  );
}

const deletion = ['deletedAt', 'deletedById'];

/** Among deleted rows it is seen when each was deleted and by whom, beside its name. */
function useWithDeletion<Row extends ListRow>(
  entity: Entity,
  reader: Reader,
  columns: readonly LaidColumn<Row>[],
  isDeletedShown: boolean,
): readonly LaidColumn<Row>[] {
  return useMemo(() => {
    if (!isDeletedShown) return columns;
    const added = deletion.filter((name) => {
      const facts = entity.fields[name];
      return facts !== undefined && isSeen(facts, reader) && !columns.some(({ field }) => field === name);
    });
    const laid = { width: 150, chosenWidth: undefined, isPinned: false, isUsual: false };
    const place = 1 + columns.findLastIndex((column) => column.place === 'name' || column.isPinned);
    return columns.toSpliced(place, 0, ...added.map((field) => ({ ...laid, field: field as keyof Row & string })));
  }, [entity, reader, columns, isDeletedShown]);
}
