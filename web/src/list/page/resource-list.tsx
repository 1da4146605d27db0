import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { rowHeights } from '../../lib/preferences/preferences.ts';
import { useUser } from '../../lib/session/session.ts';
import { entityWord } from '../../records/words/words.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { keepClear } from '../../ui/feedback/keep-clear.ts';
import { phone } from '../../ui/media/phone.ts';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { Aside } from '../../ui/page/aside.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { fillsPage } from '../../ui/page/page-scroller.ts';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import type { ListColumn, ListRow } from '../columns/columns.tsx';
import { ListFilesPlace } from '../files/list-files-place.tsx';
import { useListFilter } from '../filter/use-list-filter.tsx';
import { useInlineMode } from '../inline/use-inline-mode.ts';
import type { RowCursor } from '../rows/row-cursor.ts';
import { ListSelectionContext } from '../selection/list-selection.ts';
import { useSelection } from '../selection/use-selection.ts';
import { askedFields } from '../state/asked-fields.ts';
import { useGrid } from '../state/use-grid.ts';
import { useListState } from '../state/use-list-state.ts';
import { useListTotal } from '../state/use-list-total.ts';
import { ListViewBar } from '../views/list-view-bar.tsx';
import { useListViews } from '../views/use-list-views.ts';
import { ListBody } from './list-body.tsx';
import { ListFoot, ListFootRoom } from './list-foot.tsx';
import { ListCard } from './list-place.tsx';
import { ListToolbar } from './list-toolbar.tsx';

// Fetched when they are first needed.
const NotOpenPage = lazy(() => import('../../records/pages/not-open-page.tsx'));
const NotLinkedPage = lazy(() => import('../../records/pages/not-linked-page.tsx'));
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
  return isWaiting ? <NotLinkedPage title={title} /> : <OpenList {...props} />;
}

/** A list: search, filter, sort, pages and deleted records, all of it in the address. */
function OpenList<Row extends ListRow>({ entity, columns, paths, otherWay }: ResourceListProps<Row>) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  // Everything below is rewritten when the formats change.
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
  const selection = useSelection({ entity, state, reader, query, isPhone, paths });
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
    <ListSelectionContext value={selection}>
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
        {selection?.bar}
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
            isSelectable={selection !== null}
            isPreviewed
            inline={inline}
          />
        </Aside>
      )}
    </ListSelectionContext>
  );
}
