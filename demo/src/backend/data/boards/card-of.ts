import type { Card, CardList } from '../../../contract/scrum-calls.ts';

/** What a sample card has besides its title. */
interface Parts {
  members?: readonly number[];
  labels?: readonly number[];
  description?: string;
  coverImage?: string;
  attachments?: readonly Card['attachments'][number][];
  /** Who remarked what, and when. */
  comments?: readonly (readonly [uid: number, time: string, text: string])[];
}

/** A card of the sample boards. */
export function cardOf(id: string, title: string, parts: Parts = {}): Card {
  const { members = [], labels = [], attachments = [], comments = [], description, coverImage } = parts;
  return {
    id,
    title,
    members: [...members],
    labels: [...labels],
    attachments: [...attachments],
    comments: comments.map(([uid, time, text], place) => ({ id: place + 1, uid, text, time })),
    ...(description !== undefined && { description }),
    ...(coverImage !== undefined && { coverImage }),
  };
}

/** A list of the sample boards. */
export function listOf(id: string, title: string, ...cardList: Card[]): CardList {
  return { id, title, cardList };
}
