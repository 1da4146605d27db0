import { useDndContext, useDroppable } from '@dnd-kit/core';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusWord } from '../../../business/project-status/status-words.ts';
import { useUser } from '../../../lib/session/session.ts';
import type { ListState } from '../../../list/state/list-state.ts';
import { StatusPill } from '../../../ui/badges/status-pill.tsx';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { Money } from '../../../ui/values/figure.tsx';
import { LeftOutMark } from '../../../ui/values/left-out-mark.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { type BoardProject, cardsAtOnce, statusSums, useBoardColumn } from './board-columns.ts';
import { ColumnCards } from './column-cards.tsx';
import { ColumnRoom } from './column-room.tsx';
import type { BoardMoves } from './use-board-moves.ts';

interface BoardColumnProps {
  status: ProjectStatus;
  /** Which projects are shown, as the list's address says it. */
  state: ListState;
  isReady: boolean;
  moves: BoardMoves;
  canDrag: boolean;
}

/** The projects of one status: how many, what they come to, a card for each. */
export function BoardColumn({ status, state, isReady, moves, canDrag }: BoardColumnProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState(cardsAtOnce);
  const condition = { field: 'status', operator: 'anyOf' as const, value: [status] };
  const column = useBoardColumn(state, condition, count, statusSums, isReady);
  const { data } = column;
  const drop = useDroppable({ id: status });
  const mark = useMark(status, moves, drop.isOver);
  const word = statusWord(status);
  const hasSums = isSeen(project.fields.contractNet, useUser());
  const total = data?.total ?? null;
  return (
    <ColumnRoom ref={drop.setNodeRef} aria-label={word} aria-busy={column.isFetching} data-mark={mark}>
      <header data-sums={hasSums || undefined}>
        <StatusPill tone={status} label={word} />
        {total !== null && (
          <b>
            {numberText(total)}
            {data?.totalIsExact === false && '+'}
          </b>
        )}
        {hasSums && <Sum page={data} />}
      </header>
      {mark === 'shut' && <p>{t('board.noWayHere')}</p>}
      <ColumnCards
        name={word}
        column={column}
        rows={data?.rows.filter(({ id }) => (moves.went.get(id) ?? status) === status)}
        total={total}
        grouping="status"
        moves={moves}
        canDrag={canDrag}
        onMore={() => setCount(count + cardsAtOnce)}
      />
    </ColumnRoom>
  );
}

/** What a column is to the card that is carried: its own, one it may go to, one it may not, the one it is over. */
function useMark(status: ProjectStatus, moves: BoardMoves, isOver: boolean): 'open' | 'over' | 'shut' | undefined {
  const carried = useDndContext().active?.data.current?.project as BoardProject | undefined;
  if (!carried || carried.status === status) return undefined;
  if (!moves.waysOf(carried.status).some(({ to }) => to === status)) return 'shut';
  return isOver ? 'over' : 'open';
}

/** What the projects of a column come to together: exact where they have one currency, else in that of the firm. */
function Sum({ page }: { page: ReturnType<typeof useBoardColumn>['data'] }) {
  const { t } = useTranslation();
  const [sum, inBase, counted] = page?.aggregates ?? [];
  const [first] = page?.rows ?? [];
  if (!sum || !first) return null;
  if (sum.value !== null) {
    return (
      <span className="sum">
        <Money amount={String(sum.value)} currency={first.currency} />
      </span>
    );
  }
  const currency = page?.rows.find(({ baseCurrency }) => typeof baseCurrency === 'string')?.baseCurrency;
  if (!inBase || inBase.value === null || !currency) return <span className="sum">{t('board.currencies')}</span>;
  const leftOut = page?.totalIsExact ? (page.total ?? 0) - Number(counted?.value ?? 0) : 0;
  return (
    <span className="sum" title={t('board.converted')}>
      <VisuallyHidden>{t('board.converted')} </VisuallyHidden>
      <span aria-hidden="true">≈ </span>
      <Money amount={String(inBase.value)} currency={currency} />
      {leftOut > 0 && <LeftOutMark text={t('board.leftOut', { count: leftOut })} />}
    </span>
  );
}
