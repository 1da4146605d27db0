import { useDndContext, useDroppable } from '@dnd-kit/core';
import styled from '@emotion/styled';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusWord } from '../../../business/project-status/status-words.ts';
import { useUser } from '../../../lib/session/session.ts';
import type { ListState } from '../../../list/state/list-state.ts';
import { StatusPill } from '../../../ui/badges/status-pill.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { Money } from '../../../ui/values/figure.tsx';
import { LeftOutMark } from '../../../ui/values/left-out-mark.tsx';
import { tabular } from '../../../ui/values/tabular.ts';
import { numberText } from '../../../ui/values/value-texts.ts';
import { BoardCard } from './board-card.tsx';
import { type BoardProject, cardsAtOnce, mostCards, useBoardColumn } from './board-columns.ts';
import type { BoardMoves } from './use-board-moves.ts';

const Room = styled('section')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 8,
  border: '2px solid transparent',
  borderRadius: 8,
  background: vars.palette.sunken,
  '& > header': {
    ...tabular,
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    // The pill and the count are one line and the sum another, so that the cards of all columns begin at the same height.
    '&[data-sums]': { minHeight: 58, alignContent: 'flex-start' },
    minHeight: 38,
    margin: -8,
    padding: 8,
    borderRadius: 8,
    background: 'inherit',
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    '& > .sum': { flex: '1 1 100%', minWidth: 0 },
    '& b': { fontWeight: 600, color: vars.palette.text.primary },
  },
  '& > ul': { display: 'grid', gap: 8, alignContent: 'start' },
  '& > p': { padding: '12px 4px', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '&[data-mark=open]': { borderColor: vars.palette.line2, borderStyle: 'dashed' },
  '&[data-mark=over]': { borderColor: vars.palette.focus, background: vars.palette.tint },
  // Muted by its ground, so that what it says stays readable.
  '&[data-mark=shut]': { background: 'none', borderColor: vars.palette.divider, '& > ul': { opacity: 0.45 } },
  [phone]: { padding: 0, border: 0, background: 'none', '& > header': { position: 'static', margin: 0, padding: 0 } },
}));

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
  const { data, error, isFetching, refetch } = useBoardColumn(state, status, count, isReady);
  const drop = useDroppable({ id: status });
  const mark = useMark(status, moves, drop.isOver);
  const rows = data?.rows.filter(({ id }) => (moves.went.get(id) ?? status) === status);
  const word = statusWord(status);
  const hasSums = isSeen(project.fields.contractNet, useUser());
  const total = data?.total ?? null;
  const rest = Math.min(total ?? 0, mostCards) - (data?.rows.length ?? 0);
  return (
    <Room ref={drop.setNodeRef} aria-label={word} aria-busy={isFetching} data-mark={mark}>
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
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <BoardCard project={row} moves={moves} canDrag={canDrag} />
            </li>
          ))}
        </ul>
      )}
      {rows?.length === 0 && <EmptyPart text={t('board.none')} />}
      {rest > 0 && (
        <Button size="row" busy={isFetching} onClick={() => setCount((before) => before + cardsAtOnce)}>
          {t('board.more')}
        </Button>
      )}
      {rest <= 0 && (total ?? 0) > mostCards && <p>{t('board.mostShown', { count: mostCards })}</p>}
      {!rows && !error && <SkeletonRows label={t('board.loading', { status: word })} rows={4} rowHeight={96} />}
      {!rows && error && (
        <p role="alert">
          {error.message}{' '}
          <Button size="row" busy={isFetching} onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </p>
      )}
    </Room>
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
