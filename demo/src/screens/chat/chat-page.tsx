import styled from '@emotion/styled';
import { useAddressParams } from '@mandate/web/src/lib/addresses/address-params.ts';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { chatUserId } from '../../contract/chat-calls.ts';
import { useDemo } from '../../use-demo.ts';
import { ContactFace } from './contact-face.tsx';
import { ContactList } from './contact-list.tsx';
import { OpenChat } from './open-chat.tsx';

const Card = styled(PageCard)({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  height: 'max(450px, calc(100dvh - 220px))',
  marginTop: 14,
  overflow: 'hidden',
  // The card's body, which is as tall as the card.
  '& > div': { display: 'flex', flex: 1, minHeight: 0 },
  [phone]: { height: 'max(400px, calc(100dvh - 130px))' },
});

const People = styled('div')(({ theme: { vars } }) => ({
  flex: 'none',
  width: 288,
  overflowY: 'auto',
  borderRight: `1px solid ${vars.palette.divider}`,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 64,
    padding: '8px 16px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    '& small': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, color: vars.palette.ink3 },
  },
  '& > h2': { padding: '12px 16px 4px', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.ink3 },
  // One of the two at a time.
  [phone]: { width: '100%', border: 0, '&[data-behind]': { display: 'none' } },
}));

const Prompt = styled('div')({ flex: 1, alignSelf: 'center', minWidth: 0, [phone]: { display: 'none' } });

/** All chats: people at the left, the open chat beside them. Which one is open stands in the address. */
export default function ChatPage() {
  const { t } = useTranslation('demo');
  const id = useId();
  const openId = useAddressParams()[0].get('with');
  const { data: me } = useDemo('GET /api/chat/contacts', chatUserId);
  const { data: everybody } = useDemo('GET /api/chat/contacts/all', chatUserId);
  const { data: recent } = useDemo('GET /api/chat/contacts/recent', chatUserId);
  const open = everybody?.find((contact) => contact.id === openId);
  const list = useRef<HTMLDivElement>(null);
  useWayBack(openId, list);
  // What was opened here is read.
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (openId !== null && !seen.includes(openId)) setSeen([...seen, openId]);
  const others = everybody?.filter(({ id: each }) => !recent?.some(({ contactId }) => contactId === each));
  if (openId !== null && everybody && !open) return <Navigate to="/chat" replace />;
  return (
    <>
      <PageHead title={t('chat.title')} />
      <Card isFlush>
        <People ref={list} data-people data-behind={openId !== null || undefined}>
          {me && (
            <header>
              <ContactFace contact={me} />
              <span>
                {me.name}
                <small>{t('chat.you')}</small>
              </span>
            </header>
          )}
          {recent && others ? (
            <>
              <h2 id={`${id}-recent`}>{t('chat.recent')}</h2>
              <ContactList labelledBy={`${id}-recent`} contacts={recent} openId={openId} seen={seen} />
              <h2 id={`${id}-all`}>{t('chat.others')}</h2>
              <ContactList labelledBy={`${id}-all`} contacts={others} openId={openId} seen={seen} />
            </>
          ) : (
            <SkeletonRows label={t('chat.loading')} rows={8} rowHeight={56} />
          )}
        </People>
        {open ? (
          <OpenChat key={open.id} contact={open} />
        ) : (
          <Prompt>
            <EmptyState kind="nothingYet" title={t('chat.noneOpen')} text={t('chat.choose')} />
          </Prompt>
        )}
      </Card>
    </>
  );
}

/** Where the chat lay over the list, as on phones, the focus goes back to whose chat it was. */
function useWayBack(openId: string | null, list: RefObject<HTMLDivElement | null>) {
  const last = useRef(openId);
  useEffect(() => {
    const left = last.current;
    last.current = openId;
    if (openId !== null || left === null || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-contact="${CSS.escape(left)}"]`)?.focus();
  }, [openId, list]);
}
