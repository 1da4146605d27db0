import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanParagraphs, isStorable, lengthOf } from './clean-text.ts';

/** Texts with the characters that cleaning is about, densely. */
const awkward = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'a',
        'e',
        ' ',
        '\t',
        '\n',
        '\r',
        '\u0001',
        '\u0085',
        '\u00A0',
        '\u0301',
        '\u202E',
        '\uFEFF',
        '😀',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

describe('one line of text', () => {
  test.each([
    ['blanks around and inside are folded', '  Studio \t  Rossi \n', 'Studio Rossi'],
    ['a letter and its accent become one character', 'Cafe\u0301', 'Café'],
    ['an accent behind a removed character is composed as well', 'Cafe\u202E\u0301', 'Café'],
    ['line breaks of every system become a blank', 'a\r\nb\rc\nd\u2028e\u0085f', 'a b c d e f'],
    ['control characters are removed', 'a\u0007b\u001Bc\u007Fd\u009Fe', 'abcde'],
    [
      'characters that turn the writing direction are removed',
      '\u202Egpj.exe\u202C \u2066x\u2069 \u200Fy',
      'gpj.exe x y',
    ],
    ['a byte order mark is removed', '\uFEFFname', 'name'],
    ['no-break blanks are blanks', 'a\u00A0\u3000b', 'a b'],
    ['emoji joined by joiners stay whole', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['nothing remains of what is only invisible', ' \u202E\t\u0000', ''],
  ])('%s', (_, sent, stored) => {
    expect(cleanLine(sent)).toBe(stored);
  });

  test('cleaning what is clean changes nothing', () => {
    fc.assert(
      fc.property(awkward, (sent) => {
        const once = cleanLine(sent);
        expect(cleanLine(once)).toBe(once);
        expect(once).toBe(once.normalize('NFC'));
      }),
    );
  });
});

describe('text of several lines', () => {
  test('line breaks become line feeds; inner blanks and tabs stay', () => {
    expect(cleanParagraphs('  a\r\n\r\n  b\rc\t d \n')).toBe('a\n\n  b\nc\t d');
  });

  test('control characters and direction marks are removed', () => {
    expect(cleanParagraphs('a\u0000b\u202Ec')).toBe('abc');
  });

  test('cleaning what is clean changes nothing', () => {
    fc.assert(
      fc.property(awkward, (sent) => {
        const once = cleanParagraphs(sent);
        expect(cleanParagraphs(once)).toBe(once);
        expect(once).toBe(once.normalize('NFC'));
      }),
    );
  });
});

test('NUL and halves of surrogate pairs cannot be stored, whole pairs can', () => {
  expect(isStorable('a\u0000b')).toBe(false);
  expect(isStorable('\uD83D')).toBe(false);
  expect(isStorable('\uDE00\uD83D')).toBe(false);
  expect(isStorable('😀 é \u0007')).toBe(true);
});

test('a length counts code points', () => {
  expect(lengthOf('')).toBe(0);
  expect(lengthOf('é')).toBe(1);
  expect(lengthOf('😀'.repeat(10_000))).toBe(10_000);
});
