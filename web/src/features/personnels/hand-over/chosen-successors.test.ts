import type { Held, HeldRow } from '@mandate/contract/hand-over/held.ts';
import { expect, test } from 'vitest';
import { assignmentsOf, countHanded, readChosen, successorOf } from './chosen-successors.ts';

const row = (kind: HeldRow['kind'], id: string) => ({ kind, id }) as HeldRow;
const held = {
  kinds: [
    { kind: 'projects', count: 3, rows: [row('projects', 'a'), row('projects', 'b')] },
    { kind: 'lines', count: 1, rows: [row('lines', 'l')] },
    { kind: 'customers', count: 0, rows: [] },
  ],
} as unknown as Held;

test('what is chosen for everything goes for every kind that is held', () => {
  expect(assignmentsOf({ all: 'ben' }, held)).toEqual([
    { kind: 'projects', to: 'ben' },
    { kind: 'lines', to: 'ben' },
  ]);
  expect(countHanded({ all: 'ben' }, held)).toBe(4);
});

test('what is chosen for a kind outweighs what is chosen for everything, and what is chosen for one thing outweighs both', () => {
  const chosen = { all: 'ben', projects: 'eva', 'projects:a': null, 'lines:l': 'ida' };
  expect(assignmentsOf(chosen, held)).toEqual([
    { kind: 'projects', ids: ['a'], to: null },
    { kind: 'projects', to: 'eva' },
    { kind: 'lines', ids: ['l'], to: 'ida' },
    { kind: 'lines', to: 'ben' },
  ]);
  expect(successorOf(chosen, row('projects', 'b'))).toBe('eva');
  expect(countHanded(chosen, held)).toBe(3);
});

test('nothing goes anywhere while nobody is chosen, and what is kept with its holder is not sent', () => {
  expect(assignmentsOf({}, held)).toEqual([]);
  expect(assignmentsOf({ all: 'ben', lines: null }, held)).toEqual([{ kind: 'projects', to: 'ben' }]);
  expect(countHanded({ lines: null }, held)).toBe(0);
});

test('an address that says something else is read as nothing', () => {
  expect(readChosen('{"all":"ben","lines":null,"teams":3}')).toEqual({ all: 'ben', lines: null });
  for (const text of [null, '', '[1]', 'no', 'null']) expect(readChosen(text)).toEqual({});
});
