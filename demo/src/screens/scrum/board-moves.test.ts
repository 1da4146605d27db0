import { expect, test } from 'vitest';
import type { Board } from '../../contract/scrum-calls.ts';
import { boardRow, dragListsOf, entryOf, withMove } from './board-moves.ts';

const card = (id: string) => ({ id, title: `Card ${id}`, members: [], labels: [], attachments: [], comments: [] });
const board: Board = {
  id: 'b',
  title: 'Board',
  members: [],
  list: [
    { id: '1', title: 'First', cardList: [card('1'), card('2')] },
    { id: '2', title: 'Second', cardList: [] },
  ],
};
const ids = ({ list }: Board) => list.map(({ id, cardList }) => `${id}: ${cardList.map((each) => each.id).join(' ')}`);

test('lists and cards with the same id are not mixed up', () => {
  expect(dragListsOf(board).map(({ id, items }) => [id, ...items])).toEqual([
    ['board', 'list:1', 'list:2'],
    ['list:1', 'card:1', 'card:2'],
    ['list:2'],
  ]);
  expect(entryOf(board, 'card:1')?.title).toBe('Card 1');
  expect(entryOf(board, 'list:1')?.title).toBe('First');
  expect(entryOf(board, 'card:9')).toBeUndefined();
});

test('a list can be moved along the board', () => {
  const move = { item: 'list:2', from: { list: boardRow, index: 1 }, to: { list: boardRow, index: 0 } };
  expect(ids(withMove(board, move))).toEqual(['2: ', '1: 1 2']);
});

test('a card can be moved within its list and into another', () => {
  const from = { list: 'list:1', index: 0 };
  expect(ids(withMove(board, { item: 'card:1', from, to: { list: 'list:1', index: 1 } }))).toEqual(['1: 2 1', '2: ']);
  expect(ids(withMove(board, { item: 'card:1', from, to: { list: 'list:2', index: 0 } }))).toEqual(['1: 2', '2: 1']);
  expect(withMove(board, { item: 'card:9', from: { list: 'list:2', index: 3 }, to: from })).toBe(board);
});
