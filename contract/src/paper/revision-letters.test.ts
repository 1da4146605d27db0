import { expect, test } from 'vitest';
import { revisionLetters } from './revision-letters.ts';

test.each([
  [1, 'A'],
  [2, 'B'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [53, 'BA'],
  [702, 'ZZ'],
  [703, 'AAA'],
])('the issue %i of a quote is its revision %s', (count, letters) => {
  expect(revisionLetters(count)).toBe(letters);
});
