import { expect, test } from 'vitest';
import { textWords } from './text-words.ts';

test.each([
  ['language', 'de', 'German'],
  ['language', 'pt-BR', 'Brazilian Portuguese'],
  ['timeZone', 'America/New_York', 'America/New York'],
  ['iban', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['code', 'de', 'de'],
  ['text', 'New_York', 'New_York'],
] as const)('a %s stored as %s is shown as %s', (form, kept, read) => {
  expect(textWords(form, kept)).toBe(read);
});
