import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rowHeights } from '../../lib/preferences/preferences.ts';
import { useUser } from '../../lib/session/session.ts';
import { SearchContext } from '../../records/values/highlighted.tsx';
import { entityWord } from '../../records/words/words.ts';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { Aside } from '../../ui/page/aside.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { fillsPage } from '../../ui/page/page-scroller.ts';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import type { ListColumn, ListRow } from '../columns/columns.tsx';
import { useReadLayout } from '../columns/use-read-layout.ts';
import { ListFilesPlace } from '../files/list-files-place.tsx';
import { useListFilter } from '../filter/use-list-filter.tsx';
import { ListRows } from '../rows/list-rows.tsx';
import type { RowCursor } from '../rows/row-cursor.ts';
import type { RowAction } from '../rows/use-row-actions.tsx';
import { useRowFocus } from '../rows/use-row-focus.ts';
import { useRowOpener } from '../rows/use-row-opener.tsx';
import { askedFields } from '../state/asked-fields.ts';
import { usualState } from '../state/list-state.ts';
import { useGrid } from '../state/use-grid.ts';
import { useListState } from '../state/use-list-state.ts';
import { useListTotal } from '../state/use-list-total.ts';
import { ListFoot, ListFootRoom } from './list-foot.tsx';
import { useListKeys } from './list-keys.ts';
import { ListCard, ListPlace, Updating } from './list-place.tsx';
import { ReadToolbar } from './read-toolbar.tsx';

// Fetched when they are needed.
const NotOpenPage = lazy(() => import('../../records/pages/not-open-page.tsx'));
const NotLinkedPage = lazy(() => import('../../records/pages/not-linked-page.tsx'));
const ListCommands = lazy(() => import('./list-commands.ts'));
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
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  // Everything below is rewritten when the formats change.
  useFormats();
  const laying = useReadLayout(entity, props.columns);
  const { state, change, reader } = useListState(entity, usualState);
  const query = useGrid<Row>(entity, state, true, askedFields(entity, reader, laying.columns, false, needs));
  const rows = query.data?.rows;
  const cursor = useRef<RowCursor>(null);
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place, cursor, rows?.length ?? 0, undefined);
  useRowFocus(place, rows, cursor);
  const opening = useRowOpener(openRow, props.rowPath);
  const filter = useListFilter(entity, reader, state.filter, (entries) => change({ filter: entries }));
  const { density } = laying.layout;

  const { total, last, totalText, windowTitle } = useListTotal({ entity, title, state, query, change });

  return (
    <>
      <SkipLink
        href="#rows"
        onClick={(event) => {
          event.preventDefault();
          cursor.current?.goTo(Math.max(0, cursor.current.at()));
        }}
      >
        {t('list.skip')}
      </SkipLink>
      <PageHead
        title={title}
        windowTitle={windowTitle}
        actions={
          <>
            {props.mayExport && (
              <ListFilesPlace
                entity={entity}
                reader={reader}
                state={state}
                columns={laying.columns}
                totalText={totalText}
                isPhone={isPhone}
                isReady={query.data !== undefined}
              />
            )}
            {props.actions}
          </>
        }
      />
      {props.children}
      <ListCard {...fillsPage} aria-busy={query.isFetching}>
        <ReadToolbar
          entity={entity}
          reader={reader}
          state={state}
          laying={laying}
          totalText={totalText}
          isPhone={isPhone}
          onFilter={(button) => filter.open(null, button)}
          onChange={change}
        />
        {filter.chips}
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
        {query.data === undefined && !query.error && <ListFootRoom aria-hidden="true" />}
        {total !== null && total > 0 && (
          <ListFoot
            state={state}
            total={total}
            totalText={totalText}
            onPage={rows?.length ?? 0}
            last={last}
            onChange={change}
          />
        )}
        <VisuallyHidden role="status">{query.isFetching ? '' : totalText}</VisuallyHidden>
      </ListCard>
      {filter.window}
      {query.data && (
        <Aside>
          <ListCommands entity={entity} isPhone={isPhone} createAddress={null} />
        </Aside>
      )}
    </>
  );
}
