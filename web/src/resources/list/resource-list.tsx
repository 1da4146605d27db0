import type { Entity } from '@mandate/contract/entity.ts';
import { may } from '@mandate/contract/permissions.ts';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordPaths } from '../../lib/paths.ts';
import { rowHeights } from '../../lib/preferences.ts';
import { useUser } from '../../lib/session.ts';
import { useKeyMarks } from '../../lib/shortcuts.ts';
import { Aside } from '../../ui/aside.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { useFormats } from '../../ui/formats.ts';
import { keepClear } from '../../ui/keep-clear.ts';
import { phone } from '../../ui/media.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { fillsPage } from '../../ui/page-scroller.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useIsPhone } from '../../ui/use-media.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { entityWord } from '../words.ts';
import { askedFields } from './asked-fields.ts';
import type { ListColumn, ListRow } from './columns.tsx';
import { useInlineMode } from './inline/use-inline-mode.ts';
import { ListBody } from './list-body.tsx';
import { ListFilesPlace } from './list-files-place.tsx';
import { ListFoot, ListFootRoom } from './list-foot.tsx';
import { ListCard } from './list-place.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListViewBar } from './list-view-bar.tsx';
import { PickingContext } from './picking.ts';
import type { RowCursor } from './row-cursor.ts';
import { useGrid } from './use-grid.ts';
import { useListFilter } from './use-list-filter.tsx';
import { useListState } from './use-list-state.ts';
import { useListTotal } from './use-list-total.ts';
import { useListViews } from './use-list-views.ts';
import { useSelection } from './use-selection.ts';

// Fetched when they are first needed.
const NotOpenPage = lazy(() => import('../not-open-page.tsx'));
const WaitingPage = lazy(() => import('../waiting-page.tsx'));
const ListCommands = lazy(() => import('./list-commands.ts'));

const PhoneBar = styled('div')(({ theme: { vars } }) => ({
  display: 'none',
  [phone]: {
    position: 'sticky',
    bottom: -16,
    zIndex: 2,
    display: 'grid',
    margin: '12px -16px -16px',
    padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.paper,
  },
}));

const WideOnly = styled('span')({ display: 'contents', [phone]: { display: 'none' } });

interface ResourceListProps<Row extends ListRow> {
  entity: Entity;
  columns: readonly ListColumn<Row>[];
  paths: RecordPaths;
  /** The way to the same records shown otherwise, such as on a board. */
  otherWay?: ReactNode;
}

/** A list, or why there is none for this person. A register says its columns. */
export function ResourceList<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { role, isWaiting } = useUser();
  const title = entityWord(props.entity, 'title');
  if (may(role, props.entity.name, 'list') === false)
    return <NotOpenPage title={title} entity={props.entity} verb="list" />;
  return isWaiting ? <WaitingPage title={title} /> : <OpenList {...props} />;
}

/** A list: search, filter, sort, pages and deleted records, all of it in the address. */
function OpenList<Row extends ListRow>({ entity, columns, paths, otherWay }: ResourceListProps<Row>) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  // Everything below is written anew when the formats change.
  useFormats();
  const views = useListViews(entity, columns);
  const { state, change, reader, mayRestore } = useListState(entity, views.base);
  const cursor = useRef<RowCursor>(null);
  const query = useGrid<Row>(
    entity,
    state,
    views.isReady,
    askedFields(entity, reader, views.columns, state.deleted !== 'exclude'),
  );
  const picking = useSelection({ entity, state, reader, query, isPhone, paths });
  const inline = useInlineMode(entity);
  const title = entityWord(entity, 'title');
  const { density } = views.layout;

  const { total, last, totalText, windowTitle } = useListTotal({ entity, title, state, query, change });
  const filter = useListFilter(entity, reader, state.filter, (entries) => change({ filter: entries }));
  const mark = useKeyMarks();
  const mayCreate = may(reader.role, entity.name, 'create') !== false;
  const newButton = mayCreate && (
    <LinkButton look="primary" to={paths.create} {...mark('list.create')} icon={<Plus aria-hidden="true" />}>
      {entityWord(entity, 'new')}
    </LinkButton>
  );

  return (
    <PickingContext value={picking}>
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
            <ListFilesPlace
              entity={entity}
              reader={reader}
              state={state}
              columns={views.columns}
              importAddress={paths.import}
              totalText={totalText}
              isPhone={isPhone}
              isReady={query.data !== undefined}
            />
            {otherWay}
            <WideOnly>{newButton}</WideOnly>
          </>
        }
      />
      <ListViewBar entity={entity} views={views} state={state} />
      <ListCard {...fillsPage} aria-busy={query.isFetching}>
        <ListToolbar
          entity={entity}
          reader={reader}
          state={state}
          views={views}
          totalText={totalText}
          mayRestore={mayRestore}
          isPhone={isPhone}
          inline={inline}
          onFilter={(button) => filter.open(null, button)}
          onChange={change}
        />
        {filter.chips}
        <ListBody
          entity={entity}
          title={title}
          columns={views.columns}
          rowHeight={density && rowHeights[density]}
          query={query}
          state={state}
          reader={reader}
          isPhone={isPhone}
          newButton={newButton}
          paths={paths}
          cursor={cursor}
          inline={inline}
          onChange={change}
          onColumns={views.setColumns}
        />
        {picking?.bar}
        {query.data === undefined && !query.error && <ListFootRoom aria-hidden="true" />}
        {total !== null && total > 0 && (
          <ListFoot
            state={state}
            total={total}
            totalText={totalText}
            onPage={query.data?.rows.length ?? 0}
            last={last}
            onChange={change}
          />
        )}
        <VisuallyHidden role="status">{query.isFetching ? '' : totalText}</VisuallyHidden>
      </ListCard>
      {newButton && <PhoneBar {...keepClear}>{newButton}</PhoneBar>}
      {filter.window}
      {query.data && (
        <Aside>
          <ListCommands
            entity={entity}
            isPhone={isPhone}
            createAddress={mayCreate ? paths.create : null}
            isPicked={picking !== null}
            isPreviewed
            inline={inline}
          />
        </Aside>
      )}
    </PickingContext>
  );
}
