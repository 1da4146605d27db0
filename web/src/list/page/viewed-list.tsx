import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { lazy, Suspense, useCallback, useRef } from 'react';
import { rowHeights } from '../../lib/preferences/preferences.ts';
import { useUser } from '../../lib/session/session.ts';
import { SearchContext } from '../../records/values/highlighted.tsx';
import { entityWord } from '../../records/words/words.ts';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { useFormats } from '../../ui/values/formats.ts';
import type { ListColumn, ListRow } from '../columns/columns.tsx';
import type { Previewed } from '../preview/previewed.ts';
import { ListRows } from '../rows/list-rows.tsx';
import type { RowCursor } from '../rows/row-cursor.ts';
import { useRowFocus } from '../rows/use-row-focus.ts';
import { useRowOpener } from '../rows/use-row-opener.tsx';
import { askedFields } from '../state/asked-fields.ts';
import { useGrid } from '../state/use-grid.ts';
import { useListState } from '../state/use-list-state.ts';
import { ListViewBar } from '../views/list-view-bar.tsx';
import { useListViews } from '../views/use-list-views.ts';
import { ListFrame } from './list-frame.tsx';
import { useListKeys } from './list-keys.ts';
import { ListPlace, Updating } from './list-place.tsx';

// Fetched when they are needed.
const NotOpenPage = lazy(() => import('../../records/pages/not-open-page.tsx'));
const NotLinkedPage = lazy(() => import('../../records/pages/not-linked-page.tsx'));
const ListNothing = lazy(async () => ({ default: (await import('./list-nothing.tsx')).ListNothing }));
const ListPreview = lazy(
  () => import('../preview/list-preview.tsx'),
) as typeof import('../preview/list-preview.tsx').default;

interface ViewedListProps<Row extends ListRow> {
  entity: Entity;
  /** Kept by the one who gives them: other columns lay the grid out again. */
  columns: readonly ListColumn<Row>[];
  /** The page a row leads to. Kept by the one who gives it. */
  recordPath: (id: string) => string;
  /** What the preview of a row begins with, fetched with it. */
  previewed: Previewed;
}

/**
 * A list of what is made and changed elsewhere, with views, files and a preview of each row, or why there is none for this person. Where
 * rows are edited or selected it is a `ResourceList`.
 */
export function ViewedList<Row extends ListRow>(props: ViewedListProps<Row>) {
  const { role, isWaiting } = useUser();
  const title = entityWord(props.entity, 'title');
  if (may(role, props.entity.name, 'list') === false) {
    return (
      <Suspense>
        <NotOpenPage title={title} entity={props.entity} verb="list" />
      </Suspense>
    );
  }
  if (!isWaiting) return <OpenViewedList {...props} title={title} />;
  return (
    <Suspense>
      <NotLinkedPage title={title} />
    </Suspense>
  );
}

function OpenViewedList<Row extends ListRow>(props: ViewedListProps<Row> & { title: string }) {
  const { entity, title, recordPath, previewed } = props;
  const isPhone = useIsPhone();
  // Everything below is rewritten when the formats change.
  useFormats();
  const views = useListViews(entity, props.columns);
  const listed = useListState(entity, views.base);
  const { state, change, reader } = listed;
  const query = useGrid<Row>(entity, state, views.isReady, askedFields(entity, reader, views.columns, false));
  const rows = query.data?.rows;
  const cursor = useRef<RowCursor>(null);
  const place = useRef<HTMLDivElement>(null);
  const preview = (id: string | null) => change({ preview: id, page: state.page }, true);
  const previewRow = (at: number) => {
    const id = rows?.[at]?.id;
    if (id !== undefined) preview(id === state.preview ? null : id);
  };
  useListKeys(place, cursor, rows?.length ?? 0, isPhone ? undefined : previewRow);
  useRowFocus(place, rows, cursor);
  const path = useCallback(({ id }: Row) => recordPath(id), [recordPath]);
  const opening = useRowOpener(undefined, path);
  const { density } = views.layout;
  const previewedId = isPhone ? null : state.preview;

  return (
    <ListFrame
      entity={entity}
      title={title}
      listed={listed}
      query={query}
      laying={views}
      cursor={cursor}
      isPhone={isPhone}
      files={{}}
      top={<ListViewBar entity={entity} views={views} state={state} />}
      commands={{ createAddress: null, isPreviewed: true }}
    >
      <SearchContext value={state.search}>
        <Updating query={query} />
        <ListPlace ref={place} data-previewed={previewedId}>
          <ListRows
            entity={entity}
            title={title}
            columns={views.columns}
            rowHeight={density && rowHeights[density]}
            query={query}
            state={state}
            reader={reader}
            isPhone={isPhone}
            opening={opening}
            rowAction={undefined}
            nothing={<ListNothing entity={entity} state={state} onChange={change} />}
            cursor={cursor}
            onChange={change}
            onColumns={views.setColumns}
          />
          {previewedId !== null && (
            <Suspense>
              <ListPreview
                entity={entity}
                paths={{ record: recordPath }}
                columns={views.columns}
                id={previewedId}
                rows={rows}
                place={place}
                cursor={cursor}
                previewed={previewed}
                onPreview={preview}
              />
            </Suspense>
          )}
        </ListPlace>
      </SearchContext>
    </ListFrame>
  );
}
