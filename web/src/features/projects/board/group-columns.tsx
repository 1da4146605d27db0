import { isSeen } from '@mandate/contract/facts/fields.ts';
import type { SumsGroup } from '@mandate/contract/lists/sums.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session/session.ts';
import type { ListState } from '../../../list/state/list-state.ts';
import { useSums } from '../../../list/sums/use-sums.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useIsPhone } from '../../../ui/media/use-media.ts';
import { fillsPage } from '../../../ui/page/page-scroller.ts';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import type { BoardGrouping } from './board-grouping.ts';
import { ColumnRoom } from './column-room.tsx';
import { ColumnsRoom } from './columns-room.tsx';
import { GroupColumn } from './group-column.tsx';
import type { BoardMoves } from './use-board-moves.ts';

/** How many columns are read at first, and how many more each time. */
const columnsAtOnce = 8;

interface GroupColumnsProps {
  grouping: Exclude<BoardGrouping, 'status'>;
  /** Which projects are shown, as the list's address says it. */
  state: ListState;
  /** The statuses whose projects are shown. */
  statuses: readonly ProjectStatus[];
  moves: BoardMoves;
}

/** The projects by customer or by manager: who has the most comes first, a column for each; on phones one at a time. */
export function GroupColumns({ grouping, state, statuses, moves }: GroupColumnsProps) {
  const { t } = useTranslation();
  const id = useId();
  const isPhone = useIsPhone();
  const hasSums = isSeen(project.fields.contractNet, useUser());
  const [count, setCount] = useState(columnsAtOnce);
  const [chosen, setChosen] = useState<string | null>(null);
  const shownState: ListState = {
    ...state,
    groupBy: grouping,
    filter: [...state.filter, { field: 'status', operator: 'anyOf', value: [...statuses] }],
  };
  const { data, error, isFetching, refetch } = useSums(project, shownState, hasSums ? ['contractNet'] : []);
  const label = t(`board.groups.${grouping}`);

  if (!data) {
    return error ? (
      <p role="alert">
        {error.message}{' '}
        <Button size="row" busy={isFetching} onClick={() => void refetch()}>
          {t('action.tryAgain')}
        </Button>
      </p>
    ) : (
      <SkeletonRows label={t('board.loading', { status: label })} rows={4} rowHeight={96} />
    );
  }
  const groups = hasSums ? (data.groups ?? []) : byCount(data.groups ?? []);
  const shown = groups.slice(0, count);
  const left = groups.length - shown.length;
  const nameOf = (group: SumsGroup) => {
    if (group.value === null) return t(`board.nobody.${grouping}`);
    const name = group.label ?? String(group.value);
    return group.isDeleted ? t('list.deletedRecord', { name }) : name;
  };
  const column = (group: SumsGroup) => (
    <GroupColumn
      key={keyOf(group)}
      name={nameOf(group)}
      group={group}
      grouping={grouping}
      state={shownState}
      moves={moves}
      hasSums={hasSums}
    />
  );
  const more = left > 0 && (
    <Button size="row" onClick={() => setCount(count + columnsAtOnce)}>
      {t('board.moreColumns', { count: Math.min(left, columnsAtOnce) })}
    </Button>
  );
  const beyond = left === 0 && (data.moreGroups ?? 0) > 0 && (
    <p>{t('board.mostColumns', { shown: numberText(groups.length) })}</p>
  );

  if (groups.length === 0) return <EmptyPart text={t('board.none')} />;
  if (!isPhone) {
    return (
      <ColumnsRoom {...fillsPage} data-wide role="group" aria-label={label} aria-busy={isFetching} tabIndex={0}>
        {shown.map(column)}
        {(more || beyond) && (
          <ColumnRoom aria-label={t('board.furtherColumns')}>
            {more}
            {beyond}
          </ColumnRoom>
        )}
      </ColumnsRoom>
    );
  }
  const current = shown.find((group) => keyOf(group) === chosen) ?? shown[0];
  return (
    <>
      <Tabs
        label={label}
        id={id}
        tabs={shown.map((group) => ({ value: keyOf(group), label: nameOf(group), count: numberText(group.count) }))}
        shown={current ? keyOf(current) : ''}
        onShow={setChosen}
      />
      {current && (
        <ColumnsRoom id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${keyOf(current)}`}>
          {column(current)}
        </ColumnsRoom>
      )}
      {more}
      {beyond}
    </>
  );
}

/** The id of who it is, as columns and tabs are told apart by it. */
function keyOf({ value }: SumsGroup): string {
  return value === null ? 'nobody' : String(value);
}

/** For who sees no amounts the most is the most projects. */
function byCount(groups: readonly SumsGroup[]): SumsGroup[] {
  return groups.toSorted((one, other) => other.count - one.count);
}
