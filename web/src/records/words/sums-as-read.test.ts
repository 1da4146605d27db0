import { expect, test } from 'vitest';
import { sumsAsRead } from './sums-as-read.ts';

test.each([
  [
    'accepted 17000.22\u00A0EUR, comes to -1900.00\u00A0EUR.',
    'accepted 17,000.22\u00A0EUR, comes to \u22121,900.00\u00A0EUR.',
  ],
  ['Converted at 1\u00A0USD = 190000\u00A0JPY.', 'Converted at 1\u00A0USD = 190,000\u00A0JPY.'],
  ['Studio 1000 ABC holds Q26-0118.', 'Studio 1000 ABC holds Q26-0118.'],
])('sums of a sentence are read as the person writes figures, and what people typed is not: %s', (sentence, read) => {
  expect(sumsAsRead(sentence)).toBe(read);
});
