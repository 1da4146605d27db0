import styled from '@emotion/styled';
import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { Menu } from '@mandate/web/src/ui/overlays/menu.tsx';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageSquare from 'lucide-react/icons/message-square';
import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Card, CardList, Label, Member } from '../../contract/scrum-calls.ts';
import { DragHandle } from '../../frame/drag/drag-handle.tsx';
import { useDragItem } from '../../frame/drag/use-drag-item.ts';
import { useMoveItems } from '../../frame/drag/use-move-items.tsx';
import { cardItem } from './board-moves.ts';
import { Faces } from './faces.tsx';
import { LabelMark } from './label-mark.tsx';

const Sheet = styled('article')(({ theme: { vars } }) => ({
  position: 'relative',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  cursor: 'grab',
  touchAction: 'manipulation',
  '& > img': { display: 'block', width: '100%', height: 104, borderRadius: '8px 8px 0 0', objectFit: 'cover' },
  '& > div': { padding: '8px 10px 10px' },
  '& .labels': { position: 'relative', display: 'flex', gap: 4, marginBottom: 4 },
  '& .labels > li': { display: 'flex' },
  '& .top': { display: 'flex', alignItems: 'flex-start', gap: 2, marginLeft: -4 },
  '& .top > :is(a, strong)': {
    flex: 1,
    minWidth: 0,
    padding: '4px 0',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    color: vars.palette.text.primary,
  },
  '& .top > button': { width: 24, height: 28 },
  '& .counts': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 24, marginTop: 4 },
  '& .counts > span': { position: 'relative', display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& .counts svg': { width: 14, height: 14, strokeWidth: 1.75 },
  '& .counts > [title]': { marginLeft: 'auto' },
  '&[data-lifted]': { opacity: 0.4 },
  '&[data-over]': {
    cursor: 'grabbing',
    borderColor: vars.palette.primary.main,
    background: vars.palette.primary.main,
    boxShadow: vars.palette.shadow.dialog,
    '& .top > strong': { color: vars.palette.primary.contrastText },
    '& .top': { marginLeft: 0 },
  },
  [phone]: { '& .top > a': { fontSize: 15, padding: '12px 0' } },
}));

interface BoardCardProps {
  card: Card;
  /** Where the card is opened. */
  to: string;
  members: readonly Member[];
  labels: readonly Label[];
}

/** A card of a board, with the handle it is carried by and the menu that moves it. */
export function BoardCard({ card, to, members, labels }: BoardCardProps) {
  const { t } = useTranslation('demo');
  const { id, title, coverImage, comments, attachments } = card;
  const item = useDragItem(cardItem(id));
  const moves = useMoveItems(cardItem(id));
  const marks = labels.filter((label) => card.labels.includes(label.id));
  return (
    <li ref={item.ref} style={item.style}>
      <Sheet {...item.grip} aria-label={title} data-lifted={item.isLifted || undefined}>
        {coverImage && <img src={coverImage} alt="" draggable={false} />}
        <div>
          {marks.length > 0 && (
            <ul className="labels" aria-label={t('scrum.labels')}>
              {marks.map(({ id: mark, title: word, color }) => (
                <li key={mark} title={word}>
                  <LabelMark data-tone={color} />
                  <VisuallyHidden>{word}</VisuallyHidden>
                </li>
              ))}
            </ul>
          )}
          <div className="top">
            <DragHandle name={title} item={item} />
            <Link to={to} draggable={false}>
              {title}
            </Link>
            <Menu
              button={(props) => (
                <IconButton
                  {...props}
                  size="row"
                  label={t('drag.moveOf', { name: title })}
                  icon={<Ellipsis aria-hidden="true" />}
                />
              )}
            >
              {moves}
            </Menu>
          </div>
          <div className="counts">
            {comments.length > 0 && (
              <span>
                <MessageSquare aria-hidden="true" />
                <span aria-hidden="true">{comments.length}</span>
                <VisuallyHidden>{t('scrum.commentCount', { count: comments.length })}</VisuallyHidden>
              </span>
            )}
            {attachments.length > 0 && (
              <span>
                <Paperclip aria-hidden="true" />
                <span aria-hidden="true">{attachments.length}</span>
                <VisuallyHidden>{t('scrum.attachmentCount', { count: attachments.length })}</VisuallyHidden>
              </span>
            )}
            <Faces members={members.filter((member) => card.members.includes(member.id))} />
          </div>
        </div>
      </Sheet>
    </li>
  );
}

/** What is under the pointer while it is carried: a card as large as it was, of a list its title. */
export function CarriedEntry({ entry }: { entry: Card | CardList }) {
  const isCard = 'comments' in entry;
  return (
    <Sheet as="div" data-over style={isCard ? { height: '100%' } : {}}>
      {isCard && entry.coverImage && <img src={entry.coverImage} alt="" />}
      <div>
        <div className="top">
          <strong>{entry.title}</strong>
        </div>
      </div>
    </Sheet>
  );
}
