import { useAddressParams } from '@mandate/web/src/lib/addresses/address-params.ts';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Board } from '../../contract/scrum-calls.ts';
import { Gone } from '../../frame/gone.tsx';
import { useDemo } from '../../use-demo.ts';
import { BoardColumns } from './board-columns.tsx';
import { BoardMembers } from './board-members.tsx';
import { useBoard } from './use-board.ts';

const CardDialog = lazy(() => import('./card-dialog.tsx'));

/** A board: its lists side by side, its members, and the card that is open. */
export default function BoardPage() {
  const { t } = useTranslation(['demo', 'all']);
  const { id = '' } = useParams();
  const { board, ...acts } = useBoard(id);
  const labels = useDemo('GET /api/scrum-board/all-label').data ?? [];
  const everybody = useDemo('GET /api/scrum-board/all-member').data ?? [];
  const [address, setAddress] = useAddressParams();
  if (board.error?.status === 404) return <Gone to="/scrum-board" text={t('scrum.unknown')} />;
  const back = { label: t('scrum.title'), to: '/scrum-board' };
  if (board.isPending || !board.data)
    return (
      <>
        <PageHead title={t('scrum.board')} back={back} />
        {board.isPending ? (
          <SkeletonRows label={t('scrum.loading')} rows={5} />
        ) : (
          <EmptyState
            kind="failed"
            title={t('scrum.failed')}
            text={board.error?.message}
            action={
              <Button size="row" onClick={() => void board.refetch()}>
                {t('all:action.tryAgain')}
              </Button>
            }
          />
        )}
      </>
    );
  const open = openCard(board.data, address.get('card'));
  const close = () => setAddress(() => ({}));
  return (
    <>
      <PageHead
        title={board.data.title}
        back={back}
        actions={<BoardMembers board={board.data} everybody={everybody} acts={acts} />}
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
