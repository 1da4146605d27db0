import type { Sort } from '@mandate/contract/lists/grid.ts';
import { expect, test } from 'vitest';
import { toggleSort } from './sort-keys.ts';

const up = (field: string): Sort => ({ field, direction: 'asc' });
const down = (field: string): Sort => ({ field, direction: 'desc' });

/** What a head does one press after the other, of the sort a list has by itself. */
function presses(usual: Sort | null, field: string, isAdding = false): Sort[][] {
  const first = toggleSort([], usual, field, isAdding);
  const second = toggleSort(first, usual, field, isAdding);
  return [first, second, toggleSort(second, usual, field, isAdding)];
}

test('a head sorts upwards, then downwards, then as usual', () => {
  expect(presses(up('code'), 'name')).toEqual([[up('name')], [down('name')], []]);
});

test('the first press of the head a list is usually sorted by turns it round, the second one back', () => {
  expect(presses(up('name'), 'name')).toEqual([[down('name')], [], [down('name')]]);
  expect(presses(down('code'), 'code')).toEqual([[up('code')], [], [up('code')]]);
});

test('Shift adds a key behind the usual one where that is shown, and to none where it is not', () => {
  expect(presses(up('name'), 'city', true)).toEqual([[up('name'), up('city')], [up('name'), down('city')], []]);
  expect(presses(null, 'city', true)).toEqual([[up('city')], [down('city')], []]);
});

test('a plain press forgets the other keys', () => {
  expect(toggleSort([up('code'), down('name')], up('name'), 'status', false)).toEqual([up('status')]);
});

test('Shift adds a key behind the others, turns it in its place and takes it away', () => {
  const two = toggleSort([down('code')], up('name'), 'name', true);
  const turned = toggleSort(toggleSort(two, null, 'code', true), null, 'code', true);
  expect(two).toEqual([down('code'), up('name')]);
  expect(toggleSort(two, null, 'name', true)).toEqual([down('code'), down('name')]);
  expect(turned).toEqual([up('name'), up('code')]);
});

test('there are never more than five keys', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map(up);
  expect(toggleSort(five, null, 'f', true)).toEqual(five);
});
