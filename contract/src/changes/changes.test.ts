import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, changesBetween, rewind } from './changes.ts';
import type { Values } from './merge.ts';

const names = ['name', 'note', 'tags'];
const parts = { lines: ['text', 'quantity'] };
const between = (before: Values, after: Values) => changesBetween(before, after, names, parts);

const before = {
  name: 'Audit',
  note: null,
  tags: ['a'],
  lines: [
    { id: 'a', text: 'one', quantity: '1' },
    { id: 'b', text: 'two', quantity: null },
  ],
};

test('changed fields, changed rows, rows that came and went and a new order are each named', () => {
  const after = {
    name: 'Review',
    note: null,
    tags: ['a', 'b'],
    version: 2,
    lines: [
      { id: 'c', text: 'new', quantity: '5', net: '7.00' },
      { id: 'a', text: 'one', quantity: '2' },
    ],
  };
  expect(between(before, after)).toEqual([
    { field: 'name', old: 'Audit', new: 'Review' },
    { field: 'tags', old: ['a'], new: ['a', 'b'] },
    { field: 'lines.b', old: { id: 'b', text: 'two', quantity: null }, new: null },
    { field: 'lines.c', old: null, new: { id: 'c', text: 'new', quantity: '5' } },
    { field: 'lines.a.quantity', old: '1', new: '2' },
    { field: 'lines', old: ['a', 'b'], new: ['c', 'a'] },
  ] satisfies Change[]);
});

test('a record saved unchanged has no changes', () => {
  expect(between(before, structuredClone(before))).toEqual([]);
  expect(between({ name: 'x' }, { name: 'x', note: null, lines: [] })).toEqual([]);
});

test('tags that were all removed come back', () => {
  const after = { ...before, tags: [] };
  expect(rewind(after, between(before, after))).toEqual(before);
});

const word = fc.option(fc.constantFrom('x', 'y', 'z'));
const record: fc.Arbitrary<Values> = fc.record({
  name: word,
  note: word,
  tags: fc.uniqueArray(fc.constantFrom('p', 'q', 'r'), { maxLength: 3 }),
  lines: fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), text: word, quantity: word }), {
    selector: ({ id }) => id,
    maxLength: 5,
  }),
});

test('going back through the changes gives exactly what was before', () => {
  fc.assert(
    fc.property(record, record, (before, after) => {
      expect(rewind(after, between(before, after))).toEqual(before);
    }),
    { numRuns: 500 },
  );
});

test('going back through several saves, the newest first, gives the first state', () => {
  fc.assert(
    fc.property(record, record, record, (first, second, third) => {
      expect(rewind(third, [...between(second, third), ...between(first, second)])).toEqual(first);
    }),
  );
});
