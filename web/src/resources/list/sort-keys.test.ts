import type { Sort } from '@mandate/contract/grid.ts';
import { expect, test } from 'vitest';
import { toggleSort } from './sort-keys.ts';

const up = (field: string): Sort => ({ field, direction: 'asc' });
const down = (field: string): Sort => ({ field, direction: 'desc' });

test('a head sorts upwards, then downwards, then not at all', () => {
  const first = toggleSort([], 'name', false);
  const second = toggleSort(first, 'name', false);
  expect([first, second, toggleSort(second, 'name', false)]).toEqual([[up('name')], [down('name')], []]);
});

test('a plain press forgets the other keys', () => {
  expect(toggleSort([up('code'), down('name')], 'status', false)).toEqual([up('status')]);
});

test('Shift adds a key behind the others, turns it in its place and takes it away', () => {
  const two = toggleSort([down('code')], 'name', true);
  const turned = toggleSort(toggleSort(two, 'code', true), 'code', true);
  expect(two).toEqual([down('code'), up('name')]);
  expect(toggleSort(two, 'name', true)).toEqual([down('code'), down('name')]);
  expect(turned).toEqual([up('name'), up('code')]);
});

test('there are never more than five keys', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map(up);
  expect(toggleSort(five, 'f', true)).toEqual(five);
});
