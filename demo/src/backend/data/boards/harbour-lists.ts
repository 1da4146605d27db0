import type { CardList } from '../../../contract/scrum-calls.ts';
import type { Moments } from '../moments.ts';
import blueprint from '../pictures/blueprint.svg';
import figures from '../pictures/figures.svg';
import harbour from '../pictures/harbour.svg';
import waves from '../pictures/waves.svg';
import { cardOf, listOf } from './card-of.ts';

/** The lists of the board of the harbour master plan. */
export const harbourLists = ({ ago, workday }: Moments): CardList[] => [
  listOf(
    'harbour-now',
    'This week',
    cardOf('harbour-berths', 'Figures of the five berths', {
      coverImage: harbour,
      members: [2, 7, 4],
      labels: [1, 4],
      description: 'Hours of use and of waiting, by berth and month. Two of them are still missing.',
      attachments: [
        { name: 'harbour-from-the-sea.svg', size: '0.8 KB', url: harbour },
        { name: 'hours-of-use.svg', size: '0.8 KB', url: figures },
      ],
      comments: [
        [2, workday(-2, '10:12'), 'Berths one to three are in the table. Four and five are missing.'],
        [7, workday(-1, '16:05'), 'I have the hours of berth four on paper and bring them on Monday.'],
        [4, ago(95), 'Then we show four of five, and say so.'],
      ],
    }),
    cardOf('harbour-summary', 'Half a page in plain words', {
      members: [4],
      labels: [1],
      description: 'What was agreed, for people who were not in the room.',
      comments: [[2, workday(-1, '11:40'), 'Shorter is better. They read it on the ferry.']],
    }),
    cardOf('harbour-slides', 'Slides 12 to 15', {
      members: [2, 11],
      labels: [3],
      description: 'The ones the port authority will ask about.',
      attachments: [{ name: 'hours-by-month.svg', size: '0.8 KB', url: figures }],
    }),
  ),
  listOf(
    'harbour-later',
    'Later',
    cardOf('harbour-quay', 'Drawings of the north quay', {
      coverImage: blueprint,
      members: [11, 1],
      labels: [3],
      description: 'The old drawings show the depth before the quay was made longer.',
      attachments: [{ name: 'north-quay.svg', size: '0.6 KB', url: blueprint }],
      comments: [[11, workday(-5, '09:20'), 'The archive opens on Tuesdays only.']],
    }),
    cardOf('harbour-visit', 'Second visit on site', {
      members: [8, 2, 7],
      labels: [3],
      description: 'Helmets are there, shoes are not.',
      comments: [
        [8, workday(-6, '14:15'), 'Could we go early? There is less wind before nine.'],
        [7, workday(-6, '14:32'), 'Half past seven at the gate, then.'],
      ],
    }),
    cardOf('harbour-crane', 'Cost of a second crane', { members: [8] }),
  ),
  listOf(
    'harbour-waiting',
    'Waiting for an answer',
    cardOf('harbour-depth', 'Depth at the outer mole', {
      coverImage: waves,
      members: [11],
      labels: [4],
      description: 'The pilots measured it in spring. They send the chart when their director has signed it.',
      comments: [[11, workday(-3, '08:55'), 'I asked again this morning.']],
    }),
    cardOf('harbour-minutes', 'Who signs the minutes', { members: [4, 2], labels: [3] }),
  ),
  listOf(
    'harbour-ideas',
    'Ideas',
    cardOf('harbour-ferry', 'The ferry terminal as a second phase', {
      members: [1],
      description: 'The ferry company asked twice whether we look at it, too.',
    }),
    cardOf('harbour-siding', 'A siding from the railway to pier 3', {
      comments: [[1, workday(-9, '15:48'), 'The rail study has the timetable for it.']],
    }),
  ),
  listOf(
    'harbour-done',
    'Done',
    cardOf('harbour-hours', 'Hours of berths one to three', { members: [2], labels: [2] }),
    cardOf('harbour-master', 'Interview with the harbour master', {
      members: [7, 4],
      labels: [2],
      comments: [[7, workday(-4, '17:10'), 'He trusts his pencil more than any computer.']],
    }),
    cardOf('harbour-photographs', 'Photographs from the water', {
      members: [11],
      labels: [2],
      attachments: [{ name: 'berths-from-the-sea.svg', size: '0.8 KB', url: harbour }],
    }),
  ),
];
