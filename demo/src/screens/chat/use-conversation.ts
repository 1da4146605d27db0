import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChatContact, chatUserId } from '../../contract/chat-calls.ts';
import { useTell } from '../../use-demo.ts';

/** How long somebody takes to answer (specification, section 9). */
const replyMs = 2_000;

const replies = ['chat.replyRead', 'chat.replySoon', 'chat.replyThanks'] as const;

interface Conversation {
  send: (text: string) => Promise<void>;
  /** The other one is about to answer. */
  isWriting: boolean;
}

/**
 * Speaks with somebody, who answers each message after 2 seconds. What is not answered yet when the chat is put away stays unanswered.
 * @param count how many messages there are, which decides what is answered
 */
export function useConversation(chatId: string, contact: ChatContact, count: number): Conversation {
  const { t } = useTranslation('demo');
  const tell = useTell();
  const timers = useRef(new Set<number>());
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);

  const say = (contactId: string, text: string) =>
    tell('POST /api/chat/add', { chatId, contactId, text, time: new Date().toISOString() });

  function answerLater() {
    const text = t(replies[count % replies.length] ?? replies[0], { name: contact.name });
    const timer = window.setTimeout(async () => {
      timers.current.delete(timer);
      await say(contact.id, text);
      setWaiting(timers.current.size);
    }, replyMs);
    timers.current.add(timer);
    setWaiting(timers.current.size);
  }

  async function send(text: string) {
    answerLater();
    await say(chatUserId, text);
  }

  return { send, isWriting: waiting > 0 };
}
