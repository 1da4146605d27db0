import { expect, test } from 'vitest';
import { nameAsRead } from './name-as-read.ts';

test.each([
  ['entry', 'Ann, Build, 2026-03-09', 'Ann, Build, 9 Mar 2026'],
  ['absence', 'Ann 2026-03-09 – 2026-03-10', 'Ann 9 Mar 2026 – 10 Mar 2026'],
  ['file', 'report 2026-03-09.pdf', 'report 2026-03-09.pdf'],
  ['project', 'Launch 2026-03-09', 'Launch 2026-03-09'],
])(
  'what the server names by days is read with them as they are written, what people named is not: %s',
  (noun, name, read) => {
    expect(nameAsRead(noun, name)).toBe(read);
  },
);
