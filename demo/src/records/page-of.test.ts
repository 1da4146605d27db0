import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

const rows = Array.from({ length: 23 }, (_, row) => row);

test('a paged table shows the rows of the page that is asked for', () => {
  expect(pageOf(rows, { page: '2', size: '5' }, [5, 10], 10).rows).toEqual([5, 6, 7, 8, 9]);
});

test('a paged table uses the usual size for one it does not offer, and the last page for one beyond it', () => {
  expect(pageOf(rows, { page: '99', size: '7' }, [5, 10], 10)).toMatchObject({ page: 3, pages: 3, rows: [20, 21, 22] });
});

test('a paged table shows its first page for nonsense, and one empty page when it has no rows', () => {
  expect(pageOf(rows, { page: 'x', size: null }, [5, 10], 10).page).toBe(1);
  expect(pageOf([], { page: '0', size: null }, [5, 10], 10)).toMatchObject({ page: 1, pages: 1, rows: [], total: 0 });
});
