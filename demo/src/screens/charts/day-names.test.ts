import { expect, test } from 'vitest';
import { lastMonthNames } from './day-names.ts';

test('the months of a chart end with last month, across the turn of a year too', () => {
  expect(lastMonthNames('en', 3, new Date(2027, 1, 28))).toEqual(['Nov', 'Dec', 'Jan']);
  expect(lastMonthNames('en', 2, new Date(2026, 11, 31))).toEqual(['Oct', 'Nov']);
});
