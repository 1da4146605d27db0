import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { lazy, type ReactNode, type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { SearchContext } from '../../records/values/highlighted.tsx';
import { Aside } from '../../ui/page/aside.tsx';
import type { ListRow } from '../columns/columns.tsx';
import type { LaidColumn, LayoutChange } from '../columns/list-layout.ts';
import type { GridGrouping } from '../groups/grid-grouping.ts';
import type { GridEditing } from '../inline/grid-editing.ts';
import type { InlineMode } from '../inline/use-inline-mode.ts';
import type { Previewed } from '../preview/previewed.ts';
import { ListRows } from '../rows/list-rows.tsx';
import type { RowCursor } from '../rows/row-cursor.ts';
import type { RowItems } from '../rows/row-items.ts';
import { useRecordOpening } from '../rows/row-opening.tsx';
import { useRowActions } from '../rows/use-row-actions.tsx';
import { useRowFocus } from '../rows/use-row-focus.ts';
import { deletion } from '../state/asked-fields.ts';
import type { ListState } from '../state/list-state.ts';
import { ShownState } from '../state/shown-state.ts';
import type { GridReading } from '../state/use-grid.ts';
import type { ListChange } from '../state/use-list-state.ts';
import { useReturnToRow } from '../way-back/use-return-to-row.ts';
import { useListKeys } from './list-keys.ts';
import { ListPlace, Updating } from './list-place.tsx';

// Fetched when there is nothing to show.
const ListNothing = lazy(async () => ({ default: (await import('./list-nothing.tsx')).ListNothing }));
// Fetched when cells are edited. What is fetched keeps the type of its rows.
const InlineEditing = lazy(
  () => import('../inline/inline-editing.tsx'),
) as unknown as typeof import('../inline/inline-editing.tsx')['default'];

// Fetched when rows are in groups.
const ListGrouping = lazy(
  () => import('../groups/list-grouping.tsx'),
) as unknown as typeof import('../groups/list-grouping.tsx')['default'];

// Fetched when the rows are there, and when one is looked at.
const ListAhead = lazy(() => import('./list-ahead.tsx'));
const ListPreview = lazy(
  () => import('../preview/list-preview.tsx'),
) as typeof import('../preview/list-preview.tsx').default;

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
  rowItems?: RowItems | undefined;
  previewed?: Previewed | undefined;
  /** The groups the rows are in, once they are there. */
  grouping: GridGrouping<Row> | null;
  onGrouping: (grouping: GridGrouping<Row> | null) => void;
  onChange: (part: ListChange, isTyping?: boolean) => void;
  onColumns: (change: LayoutChange) => void;
}

/** The rows, or why there are none: nothing yet, nothing matches, it failed, they are coming. */
export function ListBody<Row extends ListRow>(props: ListBodyProps<Row>) {
  const { entity, query, state, reader, newButton, paths, cursor, inline, grouping, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const groupBy = props.isPhone ? null : state.groupBy;
  // In the order of the grid, where some are no records.
  const rows = groupBy === null ? query.data?.rows : grouping?.rows;
  const records = groupBy === null ? rows : grouping?.records;
  const isReady = groupBy === null ? !query.isPlaceholderData : grouping?.isComing === false;
  const [editing, setEditing] = useState<GridEditing<Row> | null>(null);
  const preview = props.isPhone ? undefined : (id: string | null) => onChange({ preview: id, page: state.page }, true);
  const previewRow = (row: number) => {
    const id = rows?.[row]?.id ?? null;
    if (records?.some((record) => record.id === id)) preview?.(id === state.preview ? null : id);
  };
  useListKeys(place, cursor, rows?.length ?? 0, preview && previewRow);
  useRowFocus(place, rows, cursor);
  const opening = useRecordOpening(entity, paths.record);
  const { action, menu, ask } = useRowActions(entity, records, {
    recordPath: paths.record,
    onPreview: preview,
    items: props.rowItems,
  });
  const columns = useWithDeletion(entity, reader, props.columns, state.deleted !== 'exclude');
  const isReturning = useReturnToRow(paths, isReady ? rows : undefined, cursor, groupBy === null ? query : undefined);
  const previewedId = preview ? state.preview : null;
  return (
    <SearchContext value={state.search}>
      <Updating query={query} />
      <ListPlace
        ref={place}
        data-returned={isReturning || undefined}
        data-editing={editing ? true : undefined}
        data-previewed={previewedId}
        onContextMenu={ask}
      >
        <ShownState value={state}>
          <ListRows
            {...props}
            columns={columns}
            opening={opening}
            rowAction={action}
            editing={editing}
            isReturning={isReturning}
            isGroupable
            nothing={
              <ListNothing entity={entity} state={state} newButton={newButton} paths={paths} onChange={onChange} />
            }
          />
          {menu}
        </ShownState>
        <Aside>
          <ListAhead entity={entity} paths={paths} place={place} />
        </Aside>
        {preview && previewedId !== null && (
          <Suspense>
            <ListPreview {...props} id={previewedId} rows={records} place={place} onPreview={preview} />
          </Suspense>
        )}
      </ListPlace>
      {groupBy !== null && (
        <Suspense>
          <ListGrouping
            entity={entity}
            reader={reader}
            state={state}
            groupBy={groupBy}
            columns={props.columns}
            onGrouping={props.onGrouping}
          />
        </Suspense>
      )}
      {groupBy === null && inline.isOffered && inline.state !== 'off' && (
        <Suspense>
          <InlineEditing
            entity={entity}
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
