import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { fillsPage } from '@mandate/web/src/ui/page/page-scroller.ts';
import { useTranslation } from 'react-i18next';
import type { Board, Card, Label } from '../../contract/scrum-calls.ts';
import { DragListPart } from '../../frame/drag/drag-list-part.tsx';
import { DragRoom } from '../../frame/drag/drag-room.tsx';
import { Adding } from './adding.tsx';
import { CarriedEntry } from './board-card.tsx';
import { BoardList } from './board-list.tsx';
import { boardRow, dragListsOf, entryOf, idOf } from './board-moves.ts';
import type { BoardActs } from './use-board.ts';

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
  '& > ul': { display: 'flex', flex: 'none', alignItems: 'flex-start', gap: 12, height: '100%' },
  '& > ul[hidden]': { display: 'none' },
  '& > ul > li': { display: 'flex', maxHeight: '100%' },
  '& > div': { flex: 'none', width: 288 },
  [phone]: { '& > ul, & > ul > li': { height: 'auto', maxHeight: 'none' } },
});

interface BoardColumnsProps {
  board: Board;
  labels: readonly Label[];
  acts: BoardActs;
}

/** The lists of a board side by side, and a place for another list. */
export function BoardColumns({ board, labels, acts }: BoardColumnsProps) {
  const { t } = useTranslation('demo');
  const cards = new Map<string, Card>(board.list.flatMap(({ cardList }) => cardList.map((card) => [card.id, card])));
  return (
    <DragRoom
      lists={dragListsOf(board)}
      nameOf={(item) => entryOf(board, item)?.title ?? ''}
      onMove={acts.move}
      carried={(item) => {
        const entry = entryOf(board, item);
        return entry && <CarriedEntry entry={entry} />;
      }}
    >
      <DragListPart list={boardRow}>
        {(items, ref) => (
          // What scrolls sideways can be scrolled by keyboard too.
          <Columns ref={ref} {...fillsPage} role="group" aria-label={t('scrum.lists')} tabIndex={0}>
            <ul aria-label={t('scrum.lists')} hidden={items.length === 0}>
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
                label={t('scrum.addList')}
                fieldLabel={t('scrum.newList')}
                onAdd={(title) => void acts.addList(title)}
              />
            </div>
          </Columns>
        )}
      </DragListPart>
    </DragRoom>
  );
}
