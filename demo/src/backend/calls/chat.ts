import type { ChatCalls, ChatContact, ChatMessage } from '../../contract/chat-calls.ts';
import { chatUserId } from '../../contract/chat-calls.ts';
import { momentOf, textOf } from '../collection/fields-of.ts';
import { newId } from '../collection/new-id.ts';
import { chatContacts, chatInfo, chatRooms, type KeptMessage, type RoomOfUser } from '../data/chat-rooms.ts';
import { type Handlers, MockRefusal } from './handlers.ts';

/** People, rooms and what is said in them. Rooms belong to the one seeded user. */
export function chat(): Handlers<ChatCalls> {
  const rooms = chatRooms();
  const info = chatInfo(rooms);

  // Asked each time: whoever is at the screen is one of them.
  function contactOf(id: unknown): ChatContact {
    return chatContacts().find((contact) => contact.id === textOf(id)) ?? refuse('This person is not known.');
  }

  function roomOf(id: unknown): KeptMessage[] {
    return rooms.get(textOf(id)) ?? refuse('This chat is not known.');
  }

  function checkUser(id: unknown): void {
    if (textOf(id) !== chatUserId) refuse('This user has no chats.');
  }

  const shown = (messages: KeptMessage[]): ChatMessage[] =>
    messages.map((message) => ({ ...message, ...contactOf(message.contactId) }));

  /** The entry of a chat goes along with its last message; who answers has read what was said before. */
  function follow(chatId: unknown, author: string, time: string): void {
    const room = info.find((one) => one.chatId === textOf(chatId));
    if (!room) return;
    room.lastChatTime = time;
    if (author === chatUserId) room.unread = 0;
  }

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
      return info.map((room) => ({ ...contactOf(room.contactId), ...room })).toSorted(byLastMessage);
    },
    'GET /api/chat/contacts/all': (userId) => chatContacts().filter(({ id }) => id !== textOf(userId)),
    'GET /api/chat/contacts': (id) => chatContacts().find((contact) => contact.id === textOf(id)),
    'POST /api/chat/add': (sent) => {
      const messages = roomOf(sent?.chatId);
      const { id: contactId } = contactOf(sent?.contactId);
      const text = textOf(sent?.text).trim();
      if (text !== '') {
        const time = momentOf(sent?.time, new Date().toISOString());
        messages.push({ contactId, text, time });
        follow(sent?.chatId, contactId, time);
      }
      return shown(messages);
    },
  };
}

function byLastMessage(one: RoomOfUser, other: RoomOfUser): number {
  return new Date(other.lastChatTime).getTime() - new Date(one.lastChatTime).getTime();
}

function refuse(message: string): never {
  throw new MockRefusal(404, message);
}
