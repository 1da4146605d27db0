import type { Moments } from './moments.ts';

/** What somebody said: who is at the screen (`me`) or the other one (`they`), when, and the words. */
export type Said = readonly [author: 'me' | 'they', when: (moments: Moments) => string, text: string];

/** A chat of two. */
interface Talk {
  chatId: string;
  contactId: string;
  /** How many of the last messages were not read yet. */
  unread: number;
  said: readonly Said[];
}

const ago =
  (minutes: number): Said[1] =>
  (moments) =>
    moments.ago(minutes);

const on =
  (workday: number, time: string): Said[1] =>
  (moments) =>
    moments.workday(workday, time);

/** The chats of who is at the screen, the latest first. */
export const talks: readonly Talk[] = [
  {
    chatId: 'harbour',
    contactId: 'person-2',
    unread: 4,
    said: [
      ['they', ago(64), 'Good morning. The port authority moved our review to Thursday at ten.'],
      ['me', ago(61), 'Thanks for telling me. Does that leave enough time for the crane figures?'],
      ['they', ago(58), 'Just about. Two of the five berths are still missing.'],
      ['me', ago(40), 'I can ask Grete for them, she was on site last week.'],
      ['they', ago(21), 'That would help a lot.'],
      ['they', ago(19), 'The slides are in the project folder. Pages 12 to 15 are the ones they will ask about.'],
      ['they', ago(8), 'One more thing: they want a short summary in plain words, half a page.'],
      ['they', ago(6), 'Could you write it? You were in the room when it was agreed.'],
    ],
  },
  {
    chatId: 'report',
    contactId: 'person-9',
    unread: 1,
    said: [
      ['they', on(-1, '15:02'), 'The proofs of the annual report are here. Chapter two reads well now.'],
      ['me', on(-1, '15:20'), 'Good. Are the new names in the table of projects?'],
      ['they', on(-1, '15:24'), 'Not yet, the list came too late.'],
      ['me', on(-1, '15:31'), 'I can send you the right one this evening.'],
      ['they', ago(200), 'It arrived, thank you. Now only the photograph of the quay is too small.'],
    ],
  },
  {
    chatId: 'workshop',
    contactId: 'person-5',
    unread: 0,
    said: [
      ['they', on(-1, '11:15'), 'The room for the pricing workshop holds twelve. Are we more?'],
      ['me', on(-1, '11:24'), 'Eleven with the two guests, so it fits.'],
      ['they', on(-1, '11:58'), 'Then I book it, with the wall for the cards.'],
      ['me', on(-1, '12:10'), 'Perfect. I bring pens that still write.'],
    ],
  },
  {
    chatId: 'buses',
    contactId: 'person-10',
    unread: 0,
    said: [
      ['they', on(-3, '17:05'), 'Six routes, all through the station. Shall I draw the seventh as well?'],
      ['me', on(-3, '17:12'), 'Draw it dashed. The city wants to see what it would cost.'],
      ['they', on(-3, '17:14'), 'Dashed it is.'],
    ],
  },
  {
    chatId: 'berths',
    contactId: 'person-7',
    unread: 0,
    said: [
      ['me', on(-5, '09:40'), 'Hello Grete, do you have the hours of berths four and five?'],
      ['they', on(-5, '10:55'), 'Four, yes, on paper. Five I get on Monday.'],
      ['me', on(-5, '10:58'), 'On paper?'],
      ['they', on(-5, '11:03'), 'The harbour master trusts his pencil more than any computer.'],
    ],
  },
  {
    chatId: 'expenses',
    contactId: 'person-8',
    unread: 0,
    said: [
      ['they', on(-14, '10:10'), 'Your expenses are approved. Is the night train for the rail study?'],
      ['me', on(-14, '10:32'), 'Yes, there and back.'],
    ],
  },
];
