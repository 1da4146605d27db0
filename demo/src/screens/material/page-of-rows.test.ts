import { expect, test } from 'vitest';
import { pageOfRows } from './page-of-rows.ts';

test('the last page of a table ends with its last row', () =>
  expect(pageOfRows('2', 5, 9)).toEqual({ page: 2, first: 6, last: 9, total: 9 }));

test.each([
  [null, 1],
  ['nonsense', 1],
  ['-3', 1],
  ['99', 2],
])('an address that asks for page %j shows page %i', (wanted, page) =>
  expect(pageOfRows(wanted, 5, 9).page).toBe(page),
);

test('a table without rows has one empty page', () =>
  expect(pageOfRows('1', 5, 0)).toEqual({ page: 1, first: 0, last: 0, total: 0 }));
