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

test('pressing a column header sorts upwards, then downwards, then as usual', () => {
  expect(presses(up('code'), 'name')).toEqual([[up('name')], [down('name')], []]);
});

test('pressing the usual sort column of a list reverses it, and pressing again turns it back', () => {
  expect(presses(up('name'), 'name')).toEqual([[down('name')], [], [down('name')]]);
  expect(presses(down('code'), 'code')).toEqual([[up('code')], [], [up('code')]]);
});

test('pressing a header with Shift sorts behind the usual column only if that column is shown', () => {
  expect(presses(up('name'), 'city', true)).toEqual([[up('name'), up('city')], [up('name'), down('city')], []]);
  expect(presses(null, 'city', true)).toEqual([[up('city')], [down('city')], []]);
});

test('pressing a header without Shift drops the other sort columns', () => {
  expect(toggleSort([up('code'), down('name')], up('name'), 'status', false)).toEqual([up('status')]);
});

test('pressing a header with Shift adds a sort column, reverses it in place, and removes it', () => {
  const two = toggleSort([down('code')], up('name'), 'name', true);
  const turned = toggleSort(toggleSort(two, null, 'code', true), null, 'code', true);
  expect(two).toEqual([down('code'), up('name')]);
  expect(toggleSort(two, null, 'name', true)).toEqual([down('code'), down('name')]);
  expect(turned).toEqual([up('name'), up('code')]);
});

test('a list is never sorted by more than five columns', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map(up);
  expect(toggleSort(five, null, 'f', true)).toEqual(five);
});
