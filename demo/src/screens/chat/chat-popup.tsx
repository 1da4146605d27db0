import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { calm } from '@mandate/web/src/ui/media/phone.ts';
import Maximize2 from 'lucide-react/icons/maximize-2';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { chatUserId, type RecentContact } from '../../contract/chat-calls.ts';
import { useDemo } from '../../use-demo.ts';
import { useMock } from '../../use-mock.ts';
import { chatPath } from './chat-path.ts';
import { Conversation } from './conversation.tsx';
import { useEscape } from './use-escape.ts';

const slide = keyframes({ from: { transform: 'translateX(calc(100% + 16px))' } });

// Under drawers and dialogs, which hold the focus; over everything else.
const Sheet = styled('aside')(({ theme: { vars } }) => ({
  position: 'fixed',
  zIndex: 1100,
  inset: '80px 16px 16px auto',
  display: 'flex',
  flexDirection: 'column',
  width: 360,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 12,
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  boxShadow: vars.palette.shadow.dialog,
  animation: `${slide} 250ms cubic-bezier(.2,0,0,1)`,
  [calm]: { animation: 'none' },
  '@media (max-width: 450px)': { width: 'calc(100vw - 32px)' },
  '@media print': { display: 'none' },
}));

const Remark = styled('p')(({ theme: { vars } }) => ({
  flex: 'none',
  padding: '6px 16px',
  background: vars.palette.tint,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.primary,
  '& > b': { fontWeight: 600 },
}));

/** The chat over a page: 360 px wide, 16 px from the window's edges (specification, section 9). The page goes on beside it. */
export default function ChatPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demo');
  const sheet = useRef<HTMLElement>(null);
  const { data: recent } = useDemo('GET /api/chat/contacts/recent', chatUserId);
  useEscape(sheet, onClose);
  useMock(false);
  return createPortal(
    <Sheet ref={sheet} aria-label={t('chat.title')}>
      <Remark>
        <b>{t('chat.sampleData')}</b> {t('chat.sampleRemark')}
      </Remark>
      {recent?.[0] ? (
        <LatestChat contact={recent[0]} onClose={onClose} />
      ) : (
        <SkeletonRows label={t('chat.loading')} rows={5} rowHeight={64} />
      )}
    </Sheet>,
    document.body,
  );
}

function LatestChat({ contact, onClose }: { contact: RecentContact; onClose: () => void }) {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const input = useRef<HTMLTextAreaElement>(null);
  const { data: messages } = useDemo('GET /api/chat', contact.chatId);
  useBorrowedFocus(input);

  function openAll() {
    onClose();
    void navigate(chatPath(contact.contactId));
  }

  return (
    <Conversation
      key={contact.chatId}
      chatId={contact.chatId}
      contact={contact}
      messages={messages ?? []}
      inputRef={input}
      after={
        <span>
          <TooltipIconButton label={t('chat.openAll')} icon={<Maximize2 aria-hidden="true" />} onClick={openAll} />
          <TooltipIconButton label={t('chat.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
        </span>
      }
    />
  );
}

/** Takes the focus, and gives it back to where it came from when what has it is gone. */
function useBorrowedFocus(input: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const opener = document.activeElement;
    input.current?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [input]);
}
