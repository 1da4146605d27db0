import type { CardList } from '../../../contract/scrum-calls.ts';
import type { Moments } from '../moments.ts';
import figures from '../pictures/figures.svg';
import workshop from '../pictures/workshop.svg';
import { cardOf, listOf } from './card-of.ts';

/** The lists of the board of the pricing workshop. */
export const workshopLists = ({ workday }: Moments): CardList[] => [
  listOf(
    'workshop-prepare',
    'To prepare',
    cardOf('workshop-cards', 'Cards for the wall', {
      coverImage: workshop,
      members: [5, 4],
      labels: [1, 4],
      description: 'Three colours: what it costs us, what it is worth to them, what others ask.',
      attachments: [{ name: 'wall.svg', size: '0.7 KB', url: workshop }],
      comments: [[5, workday(-3, '09:14'), 'The wall takes magnets, no pins.']],
    }),
    cardOf('workshop-example', 'A second example', {
      members: [12, 9],
      labels: [3],
      description: 'In case the first one is solved too soon.',
      comments: [[12, workday(-4, '13:25'), 'The one with the two ferries always works.']],
    }),
    cardOf('workshop-pens', 'Pens that still write', { members: [4] }),
  ),
  listOf(
    'workshop-work',
    'In work',
    cardOf('workshop-prices', 'Prices of the last three years', {
      members: [9, 3],
      labels: [1],
      description: 'By service and customer, without names.',
      attachments: [{ name: 'prices-by-service.svg', size: '0.8 KB', url: figures }],
    }),
    cardOf('workshop-guests', 'A page for the two guests', { members: [5], labels: [1] }),
  ),
  listOf(
    'workshop-decide',
    'To decide',
    cardOf('workshop-clock', 'How long each question may take', {
      members: [5, 4, 3],
      labels: [4],
      comments: [
        [3, workday(-2, '10:40'), 'Twenty minutes, with a clock everybody can see.'],
        [5, workday(-2, '10:52'), 'Then we need a second afternoon.'],
      ],
    }),
    cardOf('workshop-minutes', 'Who writes down the results', { members: [9], labels: [3] }),
  ),
  listOf(
    'workshop-done',
    'Done',
    cardOf('workshop-room', 'The room with the wall', { members: [5], labels: [2] }),
    cardOf('workshop-invitations', 'Invitations', {
      members: [5],
      labels: [2],
      comments: [[5, workday(-8, '16:30'), 'Eleven accepted, nobody declined.']],
    }),
    cardOf('workshop-lunch', 'Lunch for eleven', { members: [12], labels: [2] }),
  ),
];
