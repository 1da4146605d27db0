import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

const rows = Array.from({ length: 23 }, (_, row) => row);

test('gives the rows of the page that is asked for', () => {
  expect(pageOf(rows, { page: '2', size: '5' }, [5, 10], 10).rows).toEqual([5, 6, 7, 8, 9]);
});

test('takes a size there is not for the usual one, and a page beyond the last for the last', () => {
  expect(pageOf(rows, { page: '99', size: '7' }, [5, 10], 10)).toMatchObject({ page: 3, pages: 3, rows: [20, 21, 22] });
});

test('takes what is no page for the first, and no rows for one empty page', () => {
  expect(pageOf(rows, { page: 'x', size: null }, [5, 10], 10).page).toBe(1);
  expect(pageOf([], { page: '0', size: null }, [5, 10], 10)).toMatchObject({ page: 1, pages: 1, rows: [], total: 0 });
});
