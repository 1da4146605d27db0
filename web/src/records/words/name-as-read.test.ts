import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadWords, setLanguage } from '../../lib/i18n/i18n.ts';
import { nameAsRead } from './name-as-read.ts';

beforeAll(() => loadWords('editor'));
// The tests after it are in the same process, and read English.
afterAll(() => {
  setLanguage('en');
  return loadWords('common');
});

test.each([
  ['entry', 'Ann, Build, 2026-03-09', 'Ann, Build, 9 Mar 2026'],
  ['absence', 'Ann 2026-03-09 – 2026-03-10', 'Ann 9 Mar 2026 – 10 Mar 2026'],
  ['rate', '1359.5 EUR / day · 2026-03-09', '1,359.50 EUR / day · 9 Mar 2026'],
  ['file', 'report 2026-03-09.pdf', 'report 2026-03-09.pdf'],
  ['project', 'Launch 2026-03-09', 'Launch 2026-03-09'],
])(
  'what the server names by days is read with them as they are written, what people named is not: %s',
  (noun, name, read) => {
    expect(nameAsRead(noun, name)).toBe(read);
  },
);

test('a rate is named in the language of its reader', async () => {
  setLanguage('de');
  await loadWords('editor');
  expect(nameAsRead('rate', '359 EUR / day · 2026-11-05')).toContain('359.00 EUR / Tag · 5');
});
