import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { rowHeights } from '../../lib/preferences/preferences.ts';
import { useUser } from '../../lib/session/session.ts';
import { SearchContext } from '../../records/values/highlighted.tsx';
import { entityWord } from '../../records/words/words.ts';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { useFormats } from '../../ui/values/formats.ts';
import type { ListColumn, ListRow } from '../columns/columns.tsx';
import { useReadLayout } from '../columns/use-read-layout.ts';
import { ListRows } from '../rows/list-rows.tsx';
import type { RowCursor } from '../rows/row-cursor.ts';
import type { RowAction } from '../rows/use-row-actions.tsx';
import { useRowFocus } from '../rows/use-row-focus.ts';
import { useRowOpener } from '../rows/use-row-opener.tsx';
import { askedFields } from '../state/asked-fields.ts';
import { usualState } from '../state/list-state.ts';
import { useGrid } from '../state/use-grid.ts';
import { useListState } from '../state/use-list-state.ts';
import { ListFrame } from './list-frame.tsx';
import { useListKeys } from './list-keys.ts';
import { ListPlace, Updating } from './list-place.tsx';

// Fetched when they are needed.
const NotOpenPage = lazy(() => import('../../records/pages/not-open-page.tsx'));
const NotLinkedPage = lazy(() => import('../../records/pages/not-linked-page.tsx'));
const ListNothing = lazy(async () => ({ default: (await import('./list-nothing.tsx')).ListNothing }));

interface ReadListProps<Row extends ListRow> {
  entity: Entity;
  /** Kept by the one who gives them: other columns lay the grid out again. */
  columns: readonly ListColumn<Row>[];
  /** Without it the title of the entity. */
  title?: string;
  /** Opens what is told of a row; without it rows have all there is. Kept by the one who gives it. */
  openRow?: (row: Row) => void;
  /** The address a row leads to, such as that of the record it belongs to. Kept by the one who gives it. */
  rowPath?: (row: Row) => string;
  /** What is done with a row, at its end. Kept by the one who gives it. */
  rowAction?: RowAction<Row>;
  /** The fields that is decided by, or that a row's address is made of; kept by the one who gives them. */
  needs?: readonly string[];
  /** The room of that in a grid, in pixels; without it of a button with an icon. */
  actionWidth?: number;
  /** What is done with all of it, in the page's head. */
  actions?: ReactNode;
  /** What stands between the head and the rows, such as tabs. */
  children?: ReactNode;
  /** Whether what the list shows can be saved as a file, by who may. */
  mayExport?: boolean;
}

/**
 * A list of what is looked at and not edited, or why there is none for this person: searched, filtered, sorted, in pages, all of it in the
 * address. What is to be edited, made new or selected is a `ResourceList`.
 */
export function ReadList<Row extends ListRow>(props: ReadListProps<Row>) {
  const { role, isWaiting } = useUser();
  const { entity } = props;
  const title = props.title ?? entityWord(entity, 'title');
  if (may(role, entity.name, 'list') === false) {
    return (
      <Suspense>
        <NotOpenPage title={title} entity={entity} verb="list" />
      </Suspense>
    );
  }
  if (!isWaiting) return <OpenReadList {...props} title={title} />;
  return (
    <Suspense>
      <NotLinkedPage title={title} />
    </Suspense>
  );
}

function OpenReadList<Row extends ListRow>(props: ReadListProps<Row> & { title: string }) {
  const { entity, title, openRow, rowAction, needs } = props;
  const isPhone = useIsPhone();
  // Everything below is rewritten when the formats change.
  useFormats();
  const laying = useReadLayout(entity, props.columns);
  const listed = useListState(entity, usualState);
  const { state, change, reader } = listed;
  const query = useGrid<Row>(entity, state, true, askedFields(entity, reader, laying.columns, false, needs));
  const rows = query.data?.rows;
  const cursor = useRef<RowCursor>(null);
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place, cursor, rows?.length ?? 0, undefined);
  useRowFocus(place, rows, cursor);
  const opening = useRowOpener(openRow, props.rowPath);
  const { density } = laying.layout;

  return (
    <ListFrame
      entity={entity}
      title={title}
      listed={listed}
      query={query}
      laying={laying}
      cursor={cursor}
      isPhone={isPhone}
      files={props.mayExport ? {} : null}
      actions={props.actions}
      top={props.children}
      commands={{ createAddress: null }}
    >
      <SearchContext value={state.search}>
        <Updating query={query} />
        <ListPlace ref={place}>
          <ListRows
            entity={entity}
            title={title}
            columns={laying.columns}
            rowHeight={density && rowHeights[density]}
            query={query}
            state={state}
            reader={reader}
            isPhone={isPhone}
            opening={opening}
            rowAction={rowAction}
            actionWidth={props.actionWidth}
            nothing={<ListNothing entity={entity} state={state} onChange={change} />}
            cursor={cursor}
            onChange={change}
            onColumns={laying.setColumns}
          />
        </ListPlace>
      </SearchContext>
    </ListFrame>
  );
}
