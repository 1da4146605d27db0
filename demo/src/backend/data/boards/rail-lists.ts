import type { CardList } from '../../../contract/scrum-calls.ts';
import type { Moments } from '../moments.ts';
import bridge from '../pictures/bridge.svg';
import city from '../pictures/city.svg';
import figures from '../pictures/figures.svg';
import { cardOf, listOf } from './card-of.ts';

/** The lists of the board of the rail study. */
export const railLists = ({ ago, workday }: Moments): CardList[] => [
  listOf(
    'rail-next',
    'Next',
    cardOf('rail-counts', 'Passenger counts of two years', {
      members: [10],
      labels: [3],
      description: 'Calder Rail checks them first; they come next week.',
    }),
    cardOf('rail-bridge', 'Load of the river bridge', {
      coverImage: bridge,
      members: [6],
      labels: [3, 4],
      description: 'The inspection is due anyway. Could it be moved forward?',
      comments: [[6, workday(-2, '11:33'), 'The rota says spring. I am asking for this month.']],
    }),
    cardOf('rail-night', 'Trains after midnight', { members: [10, 13] }),
  ),
  listOf(
    'rail-work',
    'In work',
    cardOf('rail-timetable', 'Timetable with all stops', {
      members: [10, 4],
      labels: [1],
      attachments: [{ name: 'stops-by-line.svg', size: '0.8 KB', url: figures }],
      comments: [
        [10, workday(-2, '15:40'), 'It arrived today. Two lines changed their numbers in spring.'],
        [4, workday(-1, '09:05'), 'The old ones are in the last column.'],
      ],
    }),
    cardOf('rail-survey', 'Hours of the survey team', {
      members: [8, 13],
      labels: [1, 4],
      description: '214 hours stand in two quarters. They belong to one of them.',
      comments: [[8, ago(250), 'They were booked on the last day of the quarter, and moved by nobody.']],
    }),
    cardOf('rail-buses', 'Where buses meet trains', { coverImage: city, members: [10], labels: [1] }),
  ),
  listOf(
    'rail-review',
    'To review',
    cardOf('rail-draft', 'First draft of the study', {
      members: [4, 13],
      labels: [3],
      comments: [[13, workday(-3, '17:20'), 'Chapter three promises more than the figures hold.']],
    }),
    cardOf('rail-budget', 'Budget until the summer', { members: [8], labels: [4] }),
  ),
  listOf(
    'rail-done',
    'Done',
    cardOf('rail-order', 'Order signed', { members: [4], labels: [2] }),
    cardOf('rail-depots', 'Visit to the northern depots', {
      members: [6, 10],
      labels: [2],
      comments: [[6, workday(-4, '08:30'), 'Nobody knows who answers for their data.']],
    }),
    cardOf('rail-licence', 'Licence for the base maps', { members: [13], labels: [2] }),
  ),
];
