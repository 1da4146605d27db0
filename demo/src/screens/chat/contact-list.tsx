import styled from '@emotion/styled';
import { Tag } from '@mandate/web/src/ui/badges/chip.tsx';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { RelativeTime } from '@mandate/web/src/ui/values/relative-time.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ChatContact, chatUserId, type RecentContact } from '../../contract/chat-calls.ts';
import { useDemo } from '../../use-demo.ts';
import { chatPath } from './chat-path.ts';
import { ContactFace } from './contact-face.tsx';

const List = styled('ul')(({ theme: { vars } }) => ({
  '& a': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 56,
    padding: '8px 16px',
    color: vars.palette.text.primary,
    fontSize: 13,
    lineHeight: '20px',
    '&:hover': { background: vars.palette.hover, textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { background: vars.palette.tint, boxShadow: `inset 3px 0 0 ${vars.palette.primary.main}` },
  },
  '& a > :first-child': { gridRow: '1 / 3' },
  // Of those without a chat there is the name alone.
  '& a > b:last-child': { gridRow: '1 / 3' },
  '& b, & p, & time': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 500 },
  '& small, & p': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& p': { gridColumn: '2 / -1' },
  '& small': { textAlign: 'right' },
  '& a[data-unread] > p': { gridColumn: 2, fontWeight: 500, color: vars.palette.text.primary },
}));

interface ContactListProps {
  /** The heading it belongs to. */
  labelledBy: string;
  contacts: readonly (ChatContact | RecentContact)[];
  /** The id of the one whose chat is open. */
  openId: string | null;
  /** The ids of those whose chats were opened: nothing of them is unread. */
  seen: readonly string[];
}

/** People to chat with, with what was said last where there is a chat; each leads to it. */
export function ContactList({ labelledBy, contacts, openId, seen }: ContactListProps) {
  return (
    <List aria-labelledby={labelledBy}>
      {contacts.map((contact) => {
        const unread = 'unread' in contact && !seen.includes(contact.id) ? contact.unread : 0;
        return (
          <li key={contact.id}>
            <Link
              to={chatPath(contact.id)}
              data-contact={contact.id}
              data-unread={unread > 0 || undefined}
              aria-current={contact.id === openId || undefined}
            >
              <ContactFace contact={contact} />
              <b>{contact.name}</b>
              {'chatId' in contact && <LastWords contact={contact} unread={unread} />}
            </Link>
          </li>
        );
      })}
    </List>
  );
}

function LastWords({ contact: { chatId, lastChatTime }, unread }: { contact: RecentContact; unread: number }) {
  const { t } = useTranslation('demo');
  const last = useDemo('GET /api/chat', chatId).data?.at(-1);
  return (
    <>
      <small>
        <RelativeTime instant={new Date(lastChatTime).toISOString()} isInControl />
      </small>
      <p>
        {last && (last.contactId === chatUserId ? t('chat.ownWords', { text: last.text }) : last.text)}
        {/* A line is as high before there are words. */}
        {!last && '\u00A0'}
      </p>
      {unread > 0 && (
        <small>
          <Tag>
            {unread}
            <VisuallyHidden>{t('chat.unread', { count: unread })}</VisuallyHidden>
          </Tag>
        </small>
      )}
    </>
  );
}
