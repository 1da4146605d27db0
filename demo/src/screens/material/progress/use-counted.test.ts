import { expect, test } from 'vitest';
import { nextShare } from './use-counted.ts';

test('each step of the progress adds one to ten percent', () => {
  expect(nextShare(20, () => 0.001)).toBe(21);
  expect(nextShare(20, () => 0.999)).toBe(30);
});

test('the progress ends at 100 and then starts again', () => {
  expect(nextShare(97, () => 0.999)).toBe(100);
  expect(nextShare(100)).toBe(0);
});
