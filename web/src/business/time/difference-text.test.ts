import { expect, test } from 'vitest';
import { differenceText, footText } from './difference-text.ts';

test('what is booked is held against what is wanted with its sign, and nothing is a dash', () => {
  expect([differenceText(29_700, 28_800), differenceText(23_400, 28_800), differenceText(3_600, 3_600)]).toEqual([
    '+0:15',
    '−1:30',
    '0:00',
  ]);
  expect([footText(0), footText(3_600)]).toEqual(['–', '1:00']);
});
