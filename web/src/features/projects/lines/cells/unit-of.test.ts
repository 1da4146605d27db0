import { expect, test } from 'vitest';
import { unitOf } from './unit-of.ts';

const named = new Map([['tag', 'day']]);

test.each([
  ['day', 'day'],
  ['Days', 'day'],
  ['d', 'day'],
  ['man-days', 'day'],
  ['h', 'hour'],
  ['hrs', 'hour'],
  ['hrs.', 'hour'],
  ['pcs', 'unit'],
  ['flat', 'lumpSum'],
  ['lumpSum', 'lumpSum'],
  ['months', 'month'],
  ['km', 'km'],
  ['sessions', 'session'],
  ['Tage', 'day'],
  ['Stunden', 'hour'],
  ['Einheiten', 'unit'],
  ['Tag', 'day'],
  ['bottles', null],
  ['', null],
])('the word "%s" pasted as a unit is read as %s', (word, unit) => {
  expect(unitOf(word, named)).toBe(unit);
});
