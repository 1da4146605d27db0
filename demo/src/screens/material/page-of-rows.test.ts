import { expect, test } from 'vitest';
import { pageOfRows } from './page-of-rows.ts';

test('the last page ends with the last row', () =>
  expect(pageOfRows('2', 5, 9)).toEqual({ page: 2, first: 6, last: 9, total: 9 }));

test.each([
  [null, 1],
  ['nonsense', 1],
  ['-3', 1],
  ['99', 2],
])('the page %j of an address is page %i', (wanted, page) => expect(pageOfRows(wanted, 5, 9).page).toBe(page));

test('of no rows there is one page without any', () =>
  expect(pageOfRows('1', 5, 0)).toEqual({ page: 1, first: 0, last: 0, total: 0 }));
