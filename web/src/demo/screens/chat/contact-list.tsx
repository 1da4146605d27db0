import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Tag } from '../../../ui/chip.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ChatContact } from '../../contract/chat.ts';
import { chatPath } from './chat-path.ts';
import { ContactFace } from './contact-face.tsx';

const List = styled('ul')(({ theme: { vars } }) => ({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    padding: '8px 16px',
    color: vars.palette.text.primary,
    fontSize: 13,
    lineHeight: '20px',
    '&:hover': { background: vars.palette.hover, textDecoration: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { background: vars.palette.tint, boxShadow: `inset 3px 0 0 ${vars.palette.primary.main}` },
  },
  '& a > span:nth-of-type(2)': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', overflow: 'hidden', fontWeight: 500, textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
}));

interface ContactListProps {
  /** The heading it belongs to. */
  labelledBy: string;
  contacts: readonly (ChatContact & { lastChatTime?: string | number; unread?: number })[];
  /** The id of the one whose chat is open. */
  openId: string | null;
  /** The ids of those whose chats were opened: nothing of them is unread. */
  seen: readonly string[];
}

/** People to chat with; each leads to the chat. */
export function ContactList({ labelledBy, contacts, openId, seen }: ContactListProps) {
  const { t } = useTranslation();
  return (
    <List aria-labelledby={labelledBy}>
      {contacts.map((contact) => (
        <li key={contact.id}>
          <Link to={chatPath(contact.id)} data-contact={contact.id} aria-current={contact.id === openId || undefined}>
            <ContactFace contact={contact} />
            <span>
              <b>{contact.name}</b>
              {contact.lastChatTime !== undefined && (
                <small>
                  <RelativeTime instant={new Date(contact.lastChatTime).toISOString()} isInControl />
                </small>
              )}
            </span>
            {contact.unread !== undefined && contact.unread > 0 && !seen.includes(contact.id) && (
              <Tag>
                {contact.unread}
                <VisuallyHidden>{t('demo.chat.unread', { count: contact.unread })}</VisuallyHidden>
              </Tag>
            )}
          </Link>
        </li>
      ))}
    </List>
  );
}
