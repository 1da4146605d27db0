import styled from '@emotion/styled';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { RelativeTime } from '@mandate/web/src/ui/values/relative-time.tsx';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChatMessage, chatUserId } from '../../contract/chat-calls.ts';
import { PersonPicture } from '../../records/person-picture.tsx';

const Log = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 12,
  minHeight: 0,
  padding: 16,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollBehavior: 'smooth',
  '&:focus-visible': { outlineOffset: -2 },
  // Few messages stand at the end, beside the input.
  '& > :first-of-type': { marginTop: 'auto' },
  '& > article': { display: 'flex', alignItems: 'flex-end', gap: 8, maxWidth: '88%' },
  '& > article > span': { marginBottom: 20 },
  '& > article > div': { minWidth: 0 },
  '& p': {
    padding: '8px 12px',
    borderRadius: '8px 8px 8px 4px',
    background: vars.palette.sunken,
    fontSize: 13,
    lineHeight: '20px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', marginTop: 4, fontSize: 11, lineHeight: '16px', color: vars.palette.ink3 },
  '& > article[data-own]': { alignSelf: 'flex-end' },
  '& > article[data-own] p': {
    borderRadius: '8px 8px 4px 8px',
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  '& > article[data-own] small': { textAlign: 'right' },
}));

/** What was said, the latest at the end and in sight; what comes is read out when there is a pause. */
export function ChatMessages({ messages, name }: { messages: readonly ChatMessage[]; name: string }) {
  const { t } = useTranslation('demo');
  const log = useLatestInSight(messages.length);
  return (
    <Log ref={log} role="log" aria-label={t('chat.messagesWith', { name })} tabIndex={0}>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no ids, and are only ever added
        <Message key={index} message={message} />
      ))}
    </Log>
  );
}

function Message({ message: { contactId, name, avatar, text, time } }: { message: ChatMessage }) {
  const { t } = useTranslation('demo');
  const isOwn = contactId === chatUserId;
  return (
    <article data-own={isOwn || undefined}>
      {!isOwn && <PersonPicture name={name} image={avatar} size={28} />}
      <div>
        {isOwn && <VisuallyHidden>{t('chat.you')}</VisuallyHidden>}
        <p>{text}</p>
        <small>
          {!isOwn && `${name} · `}
          <RelativeTime instant={time} />
        </small>
      </div>
    </article>
  );
}

/** Scrolls to the end for a new message, and stays there when the room changes, as by the keyboard of a phone. */
function useLatestInSight(count: number): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (count > shown.current) toEnd(log.current, shown.current === 0 ? 'instant' : 'auto');
    shown.current = count;
  }, [count]);
  useEffect(() => {
    const own = log.current;
    if (!own) return;
    let isAtEnd = true;
    const follow = () => {
      isAtEnd = own.scrollHeight - own.scrollTop - own.clientHeight < 4;
    };
    const sizes = new ResizeObserver(() => isAtEnd && toEnd(own, 'instant'));
    sizes.observe(own);
    own.addEventListener('scrollend', follow);
    return () => {
      sizes.disconnect();
      own.removeEventListener('scrollend', follow);
    };
  }, []);
  return log;
}

function toEnd(log: HTMLElement | null, behavior: ScrollBehavior) {
  log?.scrollTo({ top: log.scrollHeight, behavior });
}
