import type { ChatContact } from '../../contract/chat-calls.ts';
import { chatUserId } from '../../contract/chat-calls.ts';
import { type Moments, momentsNow } from './moments.ts';
import { people, placeOfMe } from './people.ts';
import { type Said, talks } from './talks.ts';

/** A message as it is kept: its author's contact is looked up when it is read. */
export interface KeptMessage {
  contactId: string;
  text: string;
  time: string;
}

/** What a user of the chat knows of a room. */
export interface RoomOfUser {
  chatId: string;
  contactId: string;
  unread: number;
  lastChatTime: string | number;
}

/** Twelve people, the user of the chat among them; every other one is there. */
export const chatContacts = (): ChatContact[] =>
  people.slice(0, 12).map(({ name, avatar }, place) => ({
    id: place === placeOfMe ? chatUserId : `person-${place + 1}`,
    name,
    avatar,
    status: place % 2 === 1 ? 'online' : 'offline',
    mood: '',
  }));

/** What was said in each room. */
export const chatRooms = (moments: Moments = momentsNow()): Map<string, KeptMessage[]> =>
  new Map(
    talks.map(({ chatId, contactId, said }) => [chatId, said.map((words) => messageOf(words, contactId, moments))]),
  );

/** The rooms of the one seeded user: of each, what they have not read, and when its last message came. */
export const chatInfo = (rooms: ReadonlyMap<string, readonly KeptMessage[]>): RoomOfUser[] =>
  talks.map(({ chatId, contactId, unread }) => {
    const last = rooms.get(chatId)?.at(-1);
    return { chatId, contactId, unread, lastChatTime: last?.time ?? Date.now() };
  });

function messageOf([author, when, text]: Said, contactId: string, moments: Moments): KeptMessage {
  return { contactId: author === 'me' ? chatUserId : contactId, text, time: when(moments) };
}
