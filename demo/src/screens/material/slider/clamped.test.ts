import { expect, test } from 'vitest';
import { clamped } from './clamped.ts';

test('a figure is brought between the ends of the slider', () => {
  expect(['-5', '30', '120'].map((typed) => clamped(typed, 0, 100))).toEqual([0, 30, 100]);
});

test('what is no figure is the lower end', () => {
  expect(['', 'loud'].map((typed) => clamped(typed, 0, 100))).toEqual([0, 0]);
});
