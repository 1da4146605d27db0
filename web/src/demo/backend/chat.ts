import type { ChatCalls, ChatContact, ChatMessage } from '../contract/chat.ts';
import { chatUserId } from '../contract/chat.ts';
import { chatContacts, chatInfo, chatRooms, type KeptMessage } from './data/chat.ts';
import { type Handlers, MockRefusal } from './handlers.ts';
import { newId } from './new-id.ts';
import { textOf, wordsOf } from './sent-values.ts';

/** People, rooms and what is said in them. Rooms belong to the one seeded user. */
export function chat(): Handlers<ChatCalls> {
  const contacts = new Map(chatContacts().map((contact) => [contact.id, contact]));
  const rooms = chatRooms();
  const info = chatInfo();

  function contactOf(id: unknown): ChatContact {
    return contacts.get(textOf(id)) ?? refuse('This person is not known.');
  }

  function roomOf(id: unknown): KeptMessage[] {
    return rooms.get(textOf(id)) ?? refuse('This chat is not known.');
  }

  function checkUser(id: unknown): void {
    if (textOf(id) !== chatUserId) refuse('This user has no chats.');
  }

  const shown = (messages: KeptMessage[]): ChatMessage[] =>
    messages.map((message) => ({ ...message, ...contactOf(message.contactId) }));

  return {
    'GET /api/chat': (chatId) => shown(roomOf(chatId)),
    'GET /api/chat/chat-room': (asked) => {
      checkUser(asked?.currentUser);
      const contact = contactOf(asked?.contactId);
      const known = info.find(({ contactId }) => contactId === contact.id);
      if (known) return { chatId: known.chatId, messageList: shown(roomOf(known.chatId)), recentListUpdated: false };
      const chatId = newId('chat');
      rooms.set(chatId, []);
      info.push({ chatId, contactId: contact.id, unread: 0, lastChatTime: Date.now() });
      return { chatId, messageList: [], recentListUpdated: true };
    },
    'GET /api/chat/contacts/recent': (userId) => {
      checkUser(userId);
      return info.map((room) => ({ ...contactOf(room.contactId), ...room }));
    },
    'GET /api/chat/contacts/all': (userId) => [...contacts.values()].filter(({ id }) => id !== textOf(userId)),
    'GET /api/chat/contacts': (id) => contacts.get(textOf(id)),
    'POST /api/chat/add': (sent) => {
      const messages = roomOf(sent?.chatId);
      const { id: contactId } = contactOf(sent?.contactId);
      const text = wordsOf(sent?.text);
      if (text !== '') messages.push({ contactId, text, time: wordsOf(sent?.time) || new Date().toISOString() });
      return shown(messages);
    },
  };
}

function refuse(message: string): never {
  throw new MockRefusal(404, message);
}
