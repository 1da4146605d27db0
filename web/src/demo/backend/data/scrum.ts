import type { Card, CardList, Label, Member } from '../../contract/scrum.ts';
import { daysAgo } from './moments.ts';
import { people } from './people.ts';
import blueprint from './pictures/blueprint.svg';
import figures from './pictures/figures.svg';
import harbour from './pictures/harbour.svg';
import workshop from './pictures/workshop.svg';

/** A board as it is kept: its members are ids. */
export interface KeptBoard {
  id: string;
  title: string;
  list: CardList[];
  members: number[];
}

/** Everybody who can work on a board. */
export const members = (): Member[] => people.map((person, index) => ({ id: index + 1, ...person }));

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

/** Two boards: one with two lists of two cards, one with a list of two. */
export const boards = (): KeptBoard[] => [
  {
    id: 'harbour',
    title: 'Harbour master plan',
    members: [1, 2, 7, 8, 12],
    list: [
      {
        id: 'harbour-now',
        title: 'This week',
        cardList: [
          {
            ...emptyCard('harbour-berths', 'Figures of the five berths'),
            coverImage: harbour,
            members: [1, 2, 7, 8, 12],
            labels: [1, 3, 4],
            description: 'Hours of use and of waiting, by berth and month. Two of them are still missing.',
            attachments: [
              { name: 'harbour-from-the-sea.svg', size: '0.8 KB', url: harbour },
              { name: 'hours-of-use.svg', size: '0.8 KB', url: figures },
            ],
            comments: [
              {
                id: 1,
                uid: 7,
                text: 'I have the hours of berth four on paper and bring them on Monday.',
                time: daysAgo(1),
              },
            ],
          },
          {
            ...emptyCard('harbour-summary', 'Half a page in plain words'),
            members: [2, 1, 8, 12, 7],
            labels: [1, 2, 4],
            description: 'What was agreed, for people who were not in the room.',
            attachments: [{ name: 'agreed-figures.svg', size: '0.8 KB', url: figures }],
            comments: [{ id: 1, uid: 2, text: 'Shorter is better. They read it on the ferry.', time: daysAgo(2) }],
          },
        ],
      },
      {
        id: 'harbour-later',
        title: 'Later',
        cardList: [
          {
            ...emptyCard('harbour-quay', 'Drawings of the north quay'),
            coverImage: blueprint,
            members: [12, 7, 1, 2, 8],
            labels: [2, 3, 4],
            description: 'The old drawings show the depth before the quay was made longer.',
            attachments: [{ name: 'north-quay.svg', size: '0.6 KB', url: blueprint }],
            comments: [{ id: 1, uid: 12, text: 'The archive opens on Tuesdays only.', time: daysAgo(5) }],
          },
          {
            ...emptyCard('harbour-visit', 'Second visit on site'),
            members: [8, 12, 2, 1, 7],
            labels: [1, 2, 3],
            description: 'Helmets are there, shoes are not.',
            attachments: [{ name: 'meeting-point.svg', size: '0.7 KB', url: harbour }],
            comments: [{ id: 1, uid: 8, text: 'Could we go early? The wind is less before nine.', time: daysAgo(6) }],
          },
        ],
      },
    ],
  },
  {
    id: 'workshop',
    title: 'Pricing workshop',
    members: [3, 4, 5, 9, 11],
    list: [
      {
        id: 'workshop-prepare',
        title: 'To prepare',
        cardList: [
          {
            ...emptyCard('workshop-cards', 'Cards for the wall'),
            coverImage: workshop,
            members: [3, 4, 5, 9, 11],
            labels: [2, 3, 4],
            description: 'Three colours: what it costs us, what it is worth to them, what others ask.',
            attachments: [{ name: 'wall.svg', size: '0.7 KB', url: workshop }],
            comments: [{ id: 1, uid: 5, text: 'The wall takes magnets, no pins.', time: daysAgo(3) }],
          },
          {
            ...emptyCard('workshop-example', 'A second example'),
            members: [11, 9, 3, 5, 4],
            labels: [1, 2, 3],
            description: 'In case the first one is solved too soon.',
            attachments: [{ name: 'first-example.svg', size: '0.8 KB', url: figures }],
            comments: [{ id: 1, uid: 11, text: 'The one with the two ferries always works.', time: daysAgo(4) }],
          },
        ],
      },
    ],
  },
];
