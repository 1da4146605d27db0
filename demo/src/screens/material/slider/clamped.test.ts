import { expect, test } from 'vitest';
import { clamped } from './clamped.ts';

test('a figure beyond an end of the slider is set to that end', () => {
  expect(['-5', '30', '120'].map((typed) => clamped(typed, 0, 100))).toEqual([0, 30, 100]);
});

test('a slider goes to its lower end for what is not a number', () => {
  expect(['', 'loud'].map((typed) => clamped(typed, 0, 100))).toEqual([0, 0]);
});
