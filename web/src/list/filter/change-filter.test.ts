import type { Filter } from '@mandate/contract/lists/grid.ts';
import { expect, test } from 'vitest';
import { withEntry, withoutEntry } from './change-filter.ts';

const on = (field: string, value = '1'): Filter['all'][number] => ({ field, operator: 'is', value });

test('an entry made, changed or taken away leaves those that came meanwhile as they are', () => {
  const shown = [on('city')];
  const now = [...shown, on('margin')];
  expect(withEntry(now, undefined, on('name'))).toEqual([on('city'), on('margin'), on('name')]);
  expect(withEntry(now, shown[0], on('city', '2'))).toEqual([on('city', '2'), on('margin')]);
  expect(withoutEntry(now, shown[0])).toEqual([on('margin')]);
});

test('an entry that is gone meanwhile comes back when it is changed, and is gone when it is taken away', () => {
  expect(withEntry([on('margin')], on('city'), on('city', '2'))).toEqual([on('margin'), on('city', '2')]);
  expect(withoutEntry([on('margin')], on('city'))).toEqual([on('margin')]);
});

test('of two entries that are alike one is changed or taken away', () => {
  expect(withEntry([on('city'), on('city')], on('city'), on('name'))).toEqual([on('name'), on('city')]);
  expect(withoutEntry([on('city'), on('city')], on('city'))).toEqual([on('city')]);
});
