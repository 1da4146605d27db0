import { expect, test } from 'vitest';
import { movedFields, type PlacedField } from './moved-fields.ts';

const field = (id: string, position: number): PlacedField => ({ id, version: 1, position });
const moved = (fields: readonly PlacedField[], id: string, by: -1 | 1) =>
  movedFields(fields, id, by).map((one) => [one.id, one.position]);

test('an own field that is moved changes places with its neighbour, and no other field changes', () => {
  const fields = [field('a', 1), field('b', 5), field('c', 9)];
  expect(moved(fields, 'c', -1)).toEqual([
    ['c', 5],
    ['b', 9],
  ]);
  expect(moved(fields, 'a', 1)).toEqual([
    ['b', 1],
    ['a', 5],
  ]);
});

test('own fields that share a place are numbered anew when one of them is moved', () => {
  const fields = [field('a', 1), field('b', 1), field('c', 1)];
  expect(moved(fields, 'b', -1)).toEqual([
    ['a', 2],
    ['c', 3],
  ]);
});

test('the first own field cannot go up and the last not down', () => {
  const fields = [field('a', 1), field('b', 2)];
  expect(moved(fields, 'a', -1)).toEqual([]);
  expect(moved(fields, 'b', 1)).toEqual([]);
});
