import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { useIsPhone } from '@mandate/web/src/ui/media/use-media.ts';
import { useQueryClient } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { type ChatContact, chatUserId } from '../../contract/chat-calls.ts';
import { useDemo } from '../../use-demo.ts';
import { Conversation } from './conversation.tsx';

/** The chat with one of the people, made where there was none yet; who is not known leads back to the list. */
export function OpenChat({ contact }: { contact: ChatContact }) {
  const { t } = useTranslation('demo');
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: room, error } = useDemo('GET /api/chat/chat-room', { currentUser: chatUserId, contactId: contact.id });
  // A chat that was made just now stands among the recent ones.
  useEffect(() => {
    if (room?.recentListUpdated)
      void queries.invalidateQueries({ queryKey: ['demo', 'GET /api/chat/contacts/recent'] });
  }, [room, queries]);
  const input = useRef<HTMLTextAreaElement>(null);
  const isThere = room !== undefined;
  // Who chose somebody wants to write; who came from elsewhere begins at the title.
  useEffect(() => {
    const focused = document.activeElement;
    if (isThere && (focused === document.body || focused?.closest('[data-people]'))) input.current?.focus();
  }, [isThere]);
  if (error) return <Navigate to="/chat" replace />;
  if (!room) return <SkeletonRows label={t('chat.loading')} rows={5} rowHeight={64} />;
  return (
    <Conversation
      key={room.chatId}
      chatId={room.chatId}
      contact={contact}
      messages={room.messageList}
      inputRef={input}
      before={
        isPhone && (
          <TooltipIconButton
            label={t('chat.back')}
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={() => void navigate('/chat')}
          />
        )
      }
    />
  );
}
