import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatContact, ChatMessage } from '../../contract/chat-calls.ts';
import { ChatInput } from './chat-input.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { ContactFace } from './contact-face.tsx';
import { useConversation } from './use-conversation.ts';

const Pane = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });

const Head = styled('header')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  minHeight: 64,
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > div': { flex: 1, minWidth: 0 },
  '& h2': {
    overflow: 'hidden',
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 600,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > div > p': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
}));

interface ConversationProps {
  chatId: string;
  contact: ChatContact;
  messages: readonly ChatMessage[];
  /** Buttons before and after the name. */
  before?: ReactNode;
  after?: ReactNode;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** A chat with somebody: who it is, what was said, and where the next message is written. */
export function Conversation({ chatId, contact, messages, before, after, inputRef }: ConversationProps) {
  const { t } = useTranslation('demo');
  const { send, isWriting } = useConversation(chatId, contact, messages.length);
  return (
    <Pane>
      <Head>
        {before}
        <ContactFace contact={contact} />
        <div>
          <h2>{contact.name}</h2>
          <p aria-hidden={!isWriting || undefined}>{t(isWriting ? 'chat.writing' : `chat.${contact.status}`)}</p>
        </div>
        {after}
      </Head>
      <ChatMessages messages={messages} name={contact.name} />
      <ChatInput name={contact.name} onSend={(text) => void send(text)} {...(inputRef && { ref: inputRef })} />
    </Pane>
  );
}
