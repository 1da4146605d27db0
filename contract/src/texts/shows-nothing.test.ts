import { expect, test } from 'vitest';
import { showsNothing } from './shows-nothing.ts';

test.each([
  '',
  ' \t\n',
  '\u00A0',
  '\u200B\u200B',
  '\u2060',
  '\u00AD',
  '\u3164\u3164',
  '\u115F\u1160',
  '\uFFA0',
  '\u2800',
])('of %j nothing is seen', (text) => {
  expect(showsNothing(text)).toBe(true);
});

test.each(['a', '.', '\u200Bа', '한', '⠁', '👩‍🚀', 'می‌خواهم'])('of %j something is seen', (text) => {
  expect(showsNothing(text)).toBe(false);
});
