import { expect, test } from 'vitest';
import { sentence } from '../replies/refusals.ts';
import { outOfRange } from './out-of-range.ts';

const told = (...args: Parameters<typeof outOfRange>) => {
  const params = outOfRange(...args);
  return params && sentence('numberOutOfRange', params);
};

test.each([
  ['5', { min: '0', max: '100' }, null],
  ['100.0001', { min: '0', max: '100' }, 'Enter a value between 0 and 100.'],
  [0, { min: 1, max: 65_535 }, 'Enter a value between 1 and 65,535.'],
  ['2000', { min: '-499999999999', max: '0' }, 'Enter 0 or less.'],
  ['-500000000000', { min: '-499999999999', max: '0' }, 'Enter -499,999,999,999 or more.'],
  ['-1', { min: '0', max: '999999999' }, 'Enter 0 or more.'],
  ['1000000000.5', { min: '0', max: '999999999' }, 'Enter 999,999,999 or less.'],
  ['0', { above: '0', max: '9' }, 'Enter more than 0.'],
  ['10', { above: '0', max: '9' }, 'Enter 9 or less.'],
  ['0.0001', { above: '0', max: '9' }, null],
])('the value %s in the range %j is answered with: %s', (value, range, words) => {
  expect(told(value, range)).toBe(words);
});
