import type { Entity } from '@mandate/contract/entity.ts';
import { may } from '@mandate/contract/permissions.ts';
import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordPaths } from '../../lib/paths.ts';
import { rowHeights } from '../../lib/preferences.ts';
import { useUser } from '../../lib/session.ts';
import { showInfo } from '../../lib/toasts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { numberText } from '../../ui/figure-text.ts';
import { useFormats } from '../../ui/formats.ts';
import { phone } from '../../ui/media.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useIsPhone } from '../../ui/use-media.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { entityWord } from '../words.ts';
import type { ListColumn, ListRow } from './columns.tsx';
import { useInlineMode } from './inline/use-inline-mode.ts';
import { ListBody } from './list-body.tsx';
import { ListFilesPlace } from './list-files-place.tsx';
import { ListFoot, ListFootRoom } from './list-foot.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListViewBar } from './list-view-bar.tsx';
import { PickingContext } from './picking.ts';
import type { RowCursor } from './row-cursor.ts';
import { useGrid } from './use-grid.ts';
import { useListFilter } from './use-list-filter.tsx';
import { useListState } from './use-list-state.ts';
import { useListViews } from './use-list-views.ts';
import { useSelection } from './use-selection.ts';

// Fetched when they are first needed.
const NotOpenPage = lazy(() => import('../not-open-page.tsx'));
const WaitingPage = lazy(() => import('../waiting-page.tsx'));

const Card = styled('section')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 320,
  marginTop: 12,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  [phone]: { flex: 'none', overflow: 'visible', border: 0, background: 'none', boxShadow: 'none', marginTop: 4 },
}));

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
  const query = useGrid<Row>(entity, state, views.isReady);
  const picking = useSelection({ entity, state, reader, query, isPhone, paths });
  const inline = useInlineMode(entity);
  const title = entityWord(entity, 'title');
  const { density } = views.layout;

  const total = query.data?.total ?? null;
  const last = Math.max(1, Math.ceil((total ?? 0) / state.pageSize));
  const isBeyond =
    query.data !== undefined && !query.isPlaceholderData && query.data.rows.length === 0 && state.page > last;
  const goToLast = useEffectEvent(() => {
    showInfo(t('list.pageBeyond', { page: numberText(state.page) }));
    change({ page: last }, true);
  });
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  const filter = useListFilter(entity, reader, state.filter, (entries) => change({ filter: entries }));
  const mayCreate = may(reader.role, entity.name, 'create') !== false;
  const newButton = mayCreate && (
    <LinkButton look="primary" to={paths.create} aria-keyshortcuts="n" icon={<Plus aria-hidden="true" />}>
      {entityWord(entity, 'new')}
    </LinkButton>
  );
  const windowTitle =
    last > 1
      ? t('list.titleWithPage', { title, page: numberText(state.page), last: counted(last, query.data?.totalIsExact) })
      : title;
  const totalText =
    total === null
      ? ''
      : entityWord(entity, 'count', { count: total, total: counted(total, query.data?.totalIsExact) });

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
            {otherWay}
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
            <WideOnly>{newButton}</WideOnly>
          </>
        }
      />
      <ListViewBar entity={entity} views={views} state={state} />
      <Card aria-busy={query.isFetching}>
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
      </Card>
      {newButton && <PhoneBar>{newButton}</PhoneBar>}
      {filter.window}
    </PickingContext>
  );
}

function counted(total: number, isExact: boolean | undefined): string {
  return isExact === false ? `${numberText(total)}+` : numberText(total);
}
