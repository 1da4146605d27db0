import styled from '@emotion/styled';
import { project as projectFacts } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import List from 'lucide-react/icons/list';
import ListFilter from 'lucide-react/icons/list-filter';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { statusWord } from '../../../business/project-status/status-words.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { useUser } from '../../../lib/session/session.ts';
import { useListFilter } from '../../../list/filter/use-list-filter.tsx';
import { ListSearch } from '../../../list/page/list-search.tsx';
import { useListState } from '../../../list/state/use-list-state.ts';
import { useListViews } from '../../../list/views/use-list-views.ts';
import { useOwnFields } from '../../../records/own-fields/use-own-fields.ts';
import NotLinkedPage from '../../../records/pages/not-linked-page.tsx';
import { entityWord } from '../../../records/words/words.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { Count, Toolbar, ToolbarGap } from '../../../ui/buttons/toolbar.tsx';
import { useIsPhone } from '../../../ui/media/use-media.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { fillsPage } from '../../../ui/page/page-scroller.ts';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { BoardColumn } from './board-column.tsx';
import { openStatuses, overStatuses } from './board-columns.ts';
import { BoardDrag } from './board-drag.tsx';
import { type BoardGrouping, boardGrouping, groupingsFor } from './board-grouping.ts';
import { ColumnsRoom } from './columns-room.tsx';
import { GroupColumns } from './group-columns.tsx';
import { useBoardCommands } from './use-board-commands.ts';
import { useBoardMoves } from './use-board-moves.ts';

const StatusDialog = lazy(() => import('../../../business/project-status/status-dialog.tsx'));

const Remark = styled('p')(({ theme: { vars } }) => ({
  padding: '0 2px 6px',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
}));

const noColumns = [] as const;

/** The projects as a board: a column for each status, customer or manager, a card for each project. */
export default function ProjectBoard() {
  const { isWaiting } = useUser();
  return isWaiting ? <NotLinkedPage title={entityWord(projectFacts, 'title')} /> : <OpenBoard />;
}

function OpenBoard() {
  const { t } = useTranslation();
  const { search: address } = useLocation();
  const isPhone = useIsPhone();
  const id = useId();
  const mark = useKeyMarks();
  useFormats();
  // The address means what it means to the list: the same search, filter and saved view.
  const known = useOwnFields(projectFacts);
  const project = known ?? projectFacts;
  const views = useListViews(project, noColumns, known !== undefined);
  const { state, change, reader } = useListState(project, views.base, known !== undefined);
  const filter = useListFilter(project, reader, state.filter, (to) => change((now) => ({ filter: to(now.filter) })));
  const moves = useBoardMoves();
  const [hasOver, setHasOver] = useState(false);
  const [shown, setShown] = useState<ProjectStatus>('draft');
  const statuses: readonly ProjectStatus[] = hasOver ? [...openStatuses, ...overStatuses] : openStatuses;
  // Grouped as the list is, where the board has columns of it.
  const grouping = boardGrouping(state.groupBy, reader);
  const group = (by: BoardGrouping) => change({ groupBy: by === 'status' ? null : by });
  const mayMove = moves.waysOf('draft').length > 0;
  const current = statuses.includes(shown) ? shown : 'draft';
  const title = t('board.title');
  const listAddress = `${paths.projects.list}${address}`;
  useBoardCommands({
    listAddress,
    isPhone,
    grouping,
    groupings: groupingsFor(reader),
    group,
    toggleOver: () => setHasOver(!hasOver),
  });
  function done(id: string): void {
    const to = moves.asked?.to;
    moves.endAsking();
    if (to) void moves.settle(id, to);
  }
  const column = (status: ProjectStatus) => (
    <BoardColumn key={status} status={status} state={state} isReady={views.isReady} moves={moves} canDrag={!isPhone} />
  );
  return (
    <>
      <PageHead
        title={title}
        actions={
          <LinkButton to={listAddress} icon={<List aria-hidden="true" />}>
            {t('board.list')}
          </LinkButton>
        }
      />
      <Toolbar style={{ padding: '10px 0' }}>
        <ListSearch
          value={state.search}
          placeholder={entityWord(project, 'searchIn')}
          onChange={(search) => change({ search }, true)}
        />
        <Button
          size="toolbar"
          look={state.filter.length > 0 ? 'chosen' : 'secondary'}
          icon={<ListFilter aria-hidden="true" />}
          aria-haspopup="dialog"
          {...mark('board.filter')}
          onClick={(event) => filter.open(null, event.currentTarget)}
        >
          {t('list.filter')}
          {state.filter.length > 0 && <Count>{state.filter.length}</Count>}
        </Button>
        <ToolbarGap />
        <Segments
          label={t('board.columnsBy')}
          value={grouping}
          choices={groupingsFor(reader).map((value) => ({ value, label: t(`board.by.${value}`) }))}
          onChoose={group}
        />
        <Button
          size="toolbar"
          look={hasOver ? 'chosen' : 'secondary'}
          aria-pressed={hasOver}
          onClick={() => setHasOver(!hasOver)}
        >
          {t('board.showOver')}
        </Button>
      </Toolbar>
      {filter.chips}
      {grouping !== 'status' && mayMove && !isPhone && <Remark>{t('board.notDragged')}</Remark>}
      {grouping !== 'status' ? (
        views.isReady && (
          <GroupColumns key={grouping} grouping={grouping} state={state} statuses={statuses} moves={moves} />
        )
      ) : isPhone ? (
        <BoardDrag moves={moves}>
          <Tabs
            label={t('board.statuses')}
            id={id}
            tabs={statuses.map((status) => ({ value: status, label: statusWord(status) }))}
            shown={current}
            onShow={setShown}
          />
          <ColumnsRoom id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
            {column(current)}
          </ColumnsRoom>
        </BoardDrag>
      ) : (
        <BoardDrag moves={moves}>
          {/* What scrolls sideways can be scrolled by keyboard too. */}
          <ColumnsRoom {...fillsPage} role="group" aria-label={t('board.statuses')} tabIndex={0}>
            {statuses.map(column)}
          </ColumnsRoom>
        </BoardDrag>
      )}
      {moves.asked && (
        <Suspense>
          <StatusDialog
            project={moves.asked.project}
            to={moves.asked.to}
            onClose={moves.endAsking}
            onDone={(record) => done(record.id)}
          />
        </Suspense>
      )}
      {filter.window}
    </>
  );
}
