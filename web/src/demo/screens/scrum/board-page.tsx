import { styled } from '@mui/material/styles';
import UsersRound from 'lucide-react/icons/users-round';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { phone } from '../../../ui/media.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { fillsPage } from '../../../ui/page-scroller.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import type { Board, Card, Label, Member } from '../../contract/scrum.ts';
import { DragListPart } from '../../frame/drag/drag-list-part.tsx';
import { DragRoom } from '../../frame/drag/drag-room.tsx';
import { Gone } from '../../frame/gone.tsx';
import { useDemo } from '../../use-demo.ts';
import { Adding } from './adding.tsx';
import { CarriedTitle } from './board-card.tsx';
import { BoardList } from './board-list.tsx';
import { boardRow, dragListsOf, idOf, titleOf } from './board-moves.ts';
import { Face, Faces } from './faces.tsx';
import { TickMenu } from './tick-menu.tsx';
import { type BoardActs, useBoard } from './use-board.ts';

const CardDialog = lazy(() => import('./card-dialog.tsx'));

const Columns = styled('div')({
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 380,
  marginTop: 12,
  paddingBottom: 8,
  overflowX: 'auto',
  '& > ul': { display: 'flex', alignItems: 'flex-start', gap: 12, height: '100%' },
  '& > ul > li': { display: 'flex', maxHeight: '100%' },
  '& > div': { flex: 'none', width: 288 },
  [phone]: { '& > ul, & > ul > li': { height: 'auto', maxHeight: 'none' } },
});

/** A board: its lists side by side, its members, and the card that is open. */
export default function BoardPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { board, ...acts } = useBoard(id);
  const labels = useDemo('GET /api/scrum-board/all-label').data ?? [];
  const everybody = useDemo('GET /api/scrum-board/all-member').data ?? [];
  const [address, setAddress] = useSearchParams();
  if (board.error?.status === 404) return <Gone to="/scrum-board" text={t('demo.scrum.unknown')} />;
  const back = { label: t('demo.scrum.title'), to: '/scrum-board' };
  if (board.isPending || !board.data)
    return (
      <>
        <PageHead title={t('demo.scrum.board')} back={back} />
        {board.isPending ? (
          <SkeletonRows label={t('demo.scrum.loading')} rows={5} />
        ) : (
          <EmptyState
            kind="failed"
            title={t('demo.scrum.failed')}
            text={board.error?.message}
            action={
              <Button size="row" onClick={() => void board.refetch()}>
                {t('action.tryAgain')}
              </Button>
            }
          />
        )}
      </>
    );
  const open = openCard(board.data, address.get('card'));
  const close = () => setAddress({});
  return (
    <>
      <PageHead
        title={board.data.title}
        back={back}
        actions={
          <>
            <Faces members={board.data.members} />
            <MembersMenu board={board.data} everybody={everybody} acts={acts} />
          </>
        }
      />
      <BoardColumns board={board.data} labels={labels} acts={acts} />
      {open && (
        <Suspense>
          <CardDialog
            key={open.card.id}
            card={open.card}
            list={open.list}
            members={board.data.members}
            everybody={everybody}
            labels={labels}
            onClose={close}
            onSave={(card) => {
              close();
              void acts.saveCard(open.listId, card);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function openCard({ list }: Board, id: string | null) {
  for (const { id: listId, title, cardList } of list) {
    const card = cardList.find((each) => each.id === id);
    if (card) return { card, listId, list: title };
  }
  return null;
}

function MembersMenu({ board, everybody, acts }: { board: Board; everybody: readonly Member[]; acts: BoardActs }) {
  const { t } = useTranslation();
  const chosen = board.members.map(({ id }) => id);
  return (
    <TickMenu
      label={t('demo.scrum.members')}
      icon={<UsersRound aria-hidden="true" />}
      size="page"
      choices={everybody.map(({ id, name, avatar }) => ({ id, label: name, sign: <Face src={avatar} alt="" /> }))}
      chosen={chosen}
      onToggle={(id) => void (chosen.includes(id) ? acts.removeMember(id) : acts.addMember(id))}
    />
  );
}

function BoardColumns({ board, labels, acts }: { board: Board; labels: readonly Label[]; acts: BoardActs }) {
  const { t } = useTranslation();
  const cards = new Map<string, Card>(board.list.flatMap(({ cardList }) => cardList.map((card) => [card.id, card])));
  return (
    <DragRoom
      lists={dragListsOf(board)}
      nameOf={(item) => titleOf(board, item)}
      onMove={acts.move}
      carried={(item) => <CarriedTitle title={titleOf(board, item)} />}
    >
      <DragListPart list={boardRow}>
        {(items, ref) => (
          // What scrolls sideways can be scrolled by keyboard too.
          <Columns ref={ref} {...fillsPage} role="group" aria-label={t('demo.scrum.lists')} tabIndex={0}>
            <ul aria-label={t('demo.scrum.lists')} hidden={items.length === 0}>
              {items.map((item) => {
                const list = board.list.find(({ id }) => id === idOf(item));
                return (
                  list && (
                    <BoardList
                      key={item}
                      list={list}
                      cards={cards}
                      members={board.members}
                      labels={labels}
                      acts={acts}
                    />
                  )
                );
              })}
            </ul>
            <div>
              <Adding
                label={t('demo.scrum.addList')}
                fieldLabel={t('demo.scrum.newList')}
                onAdd={(title) => void acts.addList(title)}
              />
            </div>
          </Columns>
        )}
      </DragListPart>
    </DragRoom>
  );
}
