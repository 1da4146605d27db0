import { expect, test } from 'vitest';
import { nextShare } from './use-counted.ts';

test('a step adds one to ten', () => {
  expect(nextShare(20, () => 0.001)).toBe(21);
  expect(nextShare(20, () => 0.999)).toBe(30);
});

test('work ends at 100, and begins anew after it', () => {
  expect(nextShare(97, () => 0.999)).toBe(100);
  expect(nextShare(100)).toBe(0);
});
