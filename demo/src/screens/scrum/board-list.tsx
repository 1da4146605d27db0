import styled from '@emotion/styled';
import { Tag } from '@mandate/web/src/ui/badges/chip.tsx';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import { Dialog } from '@mandate/web/src/ui/overlays/dialog.tsx';
import { Menu, MenuItem } from '@mandate/web/src/ui/overlays/menu.tsx';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card, CardList, Label, Member } from '../../contract/scrum-calls.ts';
import { DragHandle } from '../../frame/drag/drag-handle.tsx';
import { DragListPart } from '../../frame/drag/drag-list-part.tsx';
import { useDragItem } from '../../frame/drag/use-drag-item.ts';
import { useMoveItems } from '../../frame/drag/use-move-items.tsx';
import { Adding } from './adding.tsx';
import { BoardCard } from './board-card.tsx';
import { idOf, listItem } from './board-moves.ts';
import { ListTitle } from './list-title.tsx';
import type { BoardActs } from './use-board.ts';

const Room = styled('section')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 288,
  maxHeight: '100%',
  padding: 8,
  borderRadius: 8,
  background: vars.palette.sunken,
  '& > header': { display: 'flex', alignItems: 'center', gap: 4, touchAction: 'manipulation', cursor: 'grab' },
  '& > ul': { display: 'grid', gap: 8, alignContent: 'start', minHeight: 48, overflowY: 'auto' },
  '&[data-lifted]': { opacity: 0.4 },
}));

interface BoardListProps {
  list: CardList;
  /** Every card of the board: one that is carried may be on its way from another list. */
  cards: ReadonlyMap<string, Card>;
  members: readonly Member[];
  labels: readonly Label[];
  acts: BoardActs;
}

/** A list of a board: its title, its cards, and a place for another card. */
export function BoardList({ list, cards, members, labels, acts }: BoardListProps) {
  const { t } = useTranslation('demo');
  const item = useDragItem(listItem(list.id));
  const moves = useMoveItems(listItem(list.id));
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, title, cardList } = list;
  return (
    <li ref={item.ref} style={item.style}>
      <DragListPart list={listItem(id)}>
        {(items, ref) => (
          <Room ref={ref} aria-label={title} data-lifted={item.isLifted || undefined}>
            <header {...item.grip}>
              <DragHandle name={title} item={item} />
              <ListTitle title={title} onRename={(wanted) => void acts.renameList(id, wanted)} />
              <Tag>{items.length}</Tag>
              <Menu
                button={(props) => (
                  <IconButton
                    {...props}
                    size="row"
                    label={t('scrum.listActs', { title })}
                    icon={<Ellipsis aria-hidden="true" />}
                  />
                )}
              >
                {(close) => [
                  ...moves(close),
                  <MenuItem
                    key="delete"
                    onClick={() => {
                      close();
                      setIsDeleting(true);
                    }}
                  >
                    <Trash2 aria-hidden="true" />
                    {t('scrum.deleteList')}
                  </MenuItem>,
                ]}
              </Menu>
            </header>
            <ul aria-label={t('scrum.cardsOf', { title })}>
              {items.map((name) => {
                const card = cards.get(idOf(name));
                const to = `?card=${encodeURIComponent(idOf(name))}`;
                return card && <BoardCard key={name} card={card} to={to} members={members} labels={labels} />;
              })}
            </ul>
            <Adding
              label={t('scrum.addCard')}
              fieldLabel={t('scrum.newCard')}
              onAdd={(wanted) => void acts.addCard(id, wanted)}
            />
          </Room>
        )}
      </DragListPart>
      <Dialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={t('scrum.deleteQuestion', { title })}
        actions={
          <>
            <Button autoFocus onClick={() => setIsDeleting(false)}>
              {t('scrum.keepList')}
            </Button>
            <Button look="dangerFill" onClick={() => void acts.deleteList(id)}>
              {t('scrum.deleteList')}
            </Button>
          </>
        }
      >
        {t('scrum.deleteText', { count: cardList.length })}
      </Dialog>
    </li>
  );
}
