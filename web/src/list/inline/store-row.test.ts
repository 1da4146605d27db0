import { expect, test } from 'vitest';
import { rowWith } from './store-row.ts';

test('a row of a list takes only what it shows from a saved record, including its totals', () => {
  const row = { id: 'r', version: 1, name: 'A', contractNet: '10.00' };
  const record = { id: 'r', version: 2, name: 'B', lines: [], totals: { contractNet: '9.00', gross: '11.00' } };
  expect(rowWith(row, record)).toEqual({ id: 'r', version: 2, name: 'B', contractNet: '9.00' });
});
