import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { ListFilesPlace } from '../../list/files/list-files-place.tsx';
import { useListFilter } from '../../list/filter/use-list-filter.tsx';
import { DeletedChoice } from '../../list/page/deleted-choice.tsx';
import { ListNothing } from '../../list/page/list-nothing.tsx';
import { ListSearch } from '../../list/page/list-search.tsx';
import { Pager } from '../../list/page/pager.tsx';
import { type ListState, usualState } from '../../list/state/list-state.ts';
import { useGrid } from '../../list/state/use-grid.ts';
import { useListState } from '../../list/state/use-list-state.ts';
import { useListTotal } from '../../list/state/use-list-total.ts';
import { useReturnToRow } from '../../list/way-back/use-return-to-row.ts';
import { SearchContext } from '../../records/values/highlighted.tsx';
import { entityWord } from '../../records/words/words.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { BarText, Toolbar, ToolbarGap } from '../../ui/buttons/toolbar.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useIsPhone } from '../../ui/media/use-media.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { inGroups } from './in-groups.ts';
import { pageCursor } from './page-cursor.ts';
import { ParameterGroups } from './parameter-groups.tsx';
import type { ParameterRow } from './parameter-row.ts';
import { ShownKeysContext, useShownKeys } from './shown-keys.ts';
import { sideListsFor } from './side-lists.ts';

const NotOpenPage = lazy(() => import('../../records/pages/not-open-page.tsx'));

/** How many are shown at once: all of them, for most firms. */
const everyParameter: ListState = { ...usualState, pageSize: 200 };

/** What a line of the page says, as columns of a file. */
const columns = ['group', 'label', 'value', 'help', 'key'].map((field) => ({ field }));

const Bar = styled('div')({ flex: 'none', marginTop: 8, '& > div': { paddingInline: 0 } });

const Search = styled('div')({ [phone]: { flex: '1 1 100%', display: 'flex' } });

/** What people set for the whole firm, by groups; or why there is none of it for this person. */
export default function ParameterList() {
  const { role } = useUser();
  if (may(role, 'parameter', 'list') === false) {
    return (
      <Suspense>
        <NotOpenPage title={entityWord(parameter, 'title')} entity={parameter} verb="list" />
      </Suspense>
    );
  }
  return <OpenList />;
}

function OpenList() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  useFormats();
  const { state, change, reader, mayRestore } = useListState(parameter, everyParameter);
  const query = useGrid<ParameterRow>(parameter, state);
  const filter = useListFilter(parameter, reader, state.filter, (to) => change((now) => ({ filter: to(now.filter) })));
  const rows = useMemo(() => query.data && inGroups(query.data.rows), [query.data]);
  const sideLists = useMemo(
    () => (state.deleted === 'only' || state.filter.length > 0 ? [] : sideListsFor(reader.role, state.search)),
    [state.deleted, state.filter, reader.role, state.search],
  );
  const [areKeysShown, showKeys] = useShownKeys();
  const isReturning = useReturnToRow(paths.parameters, rows, useRef(pageCursor));

  const title = entityWord(parameter, 'title');
  const { last, totalText, windowTitle } = useListTotal({ entity: parameter, title, state, query, change });
  const newButton = may(reader.role, 'parameter', 'create') !== false && (
    <LinkButton look="primary" to={paths.parameters.create} icon={<Plus aria-hidden="true" />}>
      {entityWord(parameter, 'new')}
    </LinkButton>
  );
  return (
    <>
      <PageHead
        title={title}
        windowTitle={windowTitle}
        actions={
          <>
            <ListFilesPlace
              entity={parameter}
              reader={reader}
              state={state}
              columns={columns}
              importAddress={paths.parameters.import}
              totalText={totalText}
              isPhone={isPhone}
              isReady={query.data !== undefined}
            />
            {newButton}
          </>
        }
      />
      <Bar data-returned={isReturning || undefined}>
        <Toolbar>
          <Search>
            <ListSearch
              value={state.search}
              placeholder={entityWord(parameter, 'searchIn')}
              onChange={(search) => change({ search }, true)}
            />
          </Search>
          <ToolbarGap />
          <Switch
            label={t('parameters.showKeys')}
            isOn={areKeysShown}
            onChange={({ target }) => showKeys(target.checked)}
          />
          <BarText>{totalText}</BarText>
          {mayRestore && <DeletedChoice value={state.deleted} onChange={(deleted) => change({ deleted })} />}
        </Toolbar>
        {filter.chips}
      </Bar>
      <SearchContext value={state.search}>
        {query.error !== null && <Failed isBare={rows === undefined} onRetry={query.refetch} />}
        {rows === undefined && query.error === null && (
          <Absent>
            <SkeletonRows label={t('list.loading')} rows={8} rowHeight={64} />
          </Absent>
        )}
        {rows?.length === 0 && sideLists.length === 0 && (
          <Absent>
            <ListNothing
              entity={parameter}
              state={state}
              newButton={newButton}
              paths={paths.parameters}
              onChange={change}
            />
          </Absent>
        )}
        <ShownKeysContext value={areKeysShown}>
          {rows && rows.length + sideLists.length > 0 && <ParameterGroups rows={rows} sideLists={sideLists} />}
        </ShownKeysContext>
      </SearchContext>
      {last > 1 && <Pager page={state.page} last={last} onTurn={(to) => change((now) => ({ page: to(now.page) }))} />}
      <VisuallyHidden role="status">{query.isFetching ? '' : totalText}</VisuallyHidden>
      {filter.window}
    </>
  );
}

/** What stands in place of the groups. */
function Absent({ children }: { children: ReactNode }) {
  return (
    <PageCard isFlush style={{ marginTop: 8 }}>
      {children}
    </PageCard>
  );
}

/** The rows could not be read: those shown before stay, with a remark above them. */
function Failed({ isBare, onRetry }: { isBare: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  const retry = (
    <Button size="row" onClick={onRetry}>
      {t('action.tryAgain')}
    </Button>
  );
  if (!isBare) {
    return (
      <Notice kind="bad" role="alert">
        {t('list.failed')} {t('list.failedText')} {retry}
      </Notice>
    );
  }
  return (
    <Absent>
      <EmptyState kind="failed" title={t('list.failed')} text={t('list.failedText')} action={retry} />
    </Absent>
  );
}
