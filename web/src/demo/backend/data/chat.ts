import type { ChatContact } from '../../contract/chat.ts';
import { chatUserId } from '../../contract/chat.ts';
import { minutesAgo } from './moments.ts';
import { people } from './people.ts';

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

const idOf = (index: number) => `person-${index + 1}`;

/** Twelve people, the user of the chat among them; every other one is there. */
export const chatContacts = (): ChatContact[] =>
  people.slice(0, 12).map((person, index) => ({
    id: index === 3 ? chatUserId : idOf(index),
    ...person,
    status: index % 2 === 1 ? 'online' : 'offline',
    mood: '',
  }));

/** The rooms of the one seeded user. */
export const chatInfo = (): RoomOfUser[] => [
  { chatId: 'harbour', contactId: 'person-2', unread: 4, lastChatTime: minutesAgo(6) },
  { chatId: 'workshop', contactId: 'person-5', unread: 0, lastChatTime: minutesAgo(60 * 26) },
];

/** What was said in each room. */
export const chatRooms = (): Map<string, KeptMessage[]> =>
  new Map([
    [
      'harbour',
      [
        said('person-2', 64, 'Good morning. The port authority moved our review to Thursday at ten.'),
        said(chatUserId, 61, 'Thanks for telling me. Does that leave enough time for the crane figures?'),
        said('person-2', 58, 'Just about. Two of the five berths are still missing.'),
        said(chatUserId, 40, 'I can ask Grete for them, she was on site last week.'),
        said('person-2', 21, 'That would help a lot.'),
        said('person-2', 19, 'The slides are in the project folder. Pages 12 to 15 are the ones they will ask about.'),
        said('person-2', 8, 'One more thing: they want a short summary in plain words, half a page.'),
        said('person-2', 6, 'Could you write it? You were in the room when it was agreed.'),
      ],
    ],
    [
      'workshop',
      [
        said('person-5', 60 * 27, 'The room for the pricing workshop holds twelve. Are we more?'),
        said(chatUserId, 60 * 27 - 9, 'Eleven with the two guests, so it fits.'),
        said('person-5', 60 * 26 + 12, 'Then I book it, with the wall for the cards.'),
        said(chatUserId, 60 * 26, 'Perfect. I bring pens that still write.'),
      ],
    ],
  ]);

function said(contactId: string, age: number, text: string): KeptMessage {
  return { contactId, text, time: minutesAgo(age) };
}
