import type { Card, CardList, Label, Member } from '../../../contract/scrum-calls.ts';
import { type Moments, momentsNow } from '../moments.ts';
import { people } from '../people.ts';
import { harbourLists } from './harbour-lists.ts';
import { railLists } from './rail-lists.ts';
import { workshopLists } from './workshop-lists.ts';

/** A board as it is kept: its members are ids. */
export interface KeptBoard {
  id: string;
  title: string;
  list: CardList[];
  members: number[];
}

/** Everybody who can work on a board. */
export const members = (): Member[] => people.map(({ name, avatar }, place) => ({ id: place + 1, name, avatar }));

/** What cards can be marked with. */
export const labels = (): Label[] => [
  { id: 1, title: 'In work', color: 'primary' },
  { id: 2, title: 'Agreed', color: 'green' },
  { id: 3, title: 'Next', color: 'secondary' },
  { id: 4, title: 'Urgent', color: 'error' },
];

/** A card with nothing but its title. */
export const emptyCard = (id: string, title: string): Card => ({
  id,
  title,
  members: [],
  labels: [],
  attachments: [],
  comments: [],
});

/** The boards of three pieces of work. */
export const boards = (moments: Moments = momentsNow()): KeptBoard[] => [
  { id: 'harbour', title: 'Harbour master plan', members: [4, 2, 7, 8, 11, 1], list: harbourLists(moments) },
  { id: 'workshop', title: 'Pricing workshop', members: [5, 4, 3, 9, 12], list: workshopLists(moments) },
  { id: 'rail', title: 'Rail study', members: [10, 4, 6, 13, 8], list: railLists(moments) },
];
