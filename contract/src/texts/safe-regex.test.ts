import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMatch, isSafeRegex, longestMatched } from './safe-regex.ts';

describe('an expression people may check texts by', () => {
  test.each([
    '^[A-Z]{2}-\\d{4}$',
    '[A-Z]+',
    '\\d+(\\.\\d{1,2})?',
    '(red|green|blue)',
    '(?:A|B)-\\p{L}+',
    '\\w+@\\w+\\.\\w+',
    '[^*+?(|]+',
    '[[\\]a-z-]+',
    '(ab){3}',
    '(ab)+',
    `(${Array.from({ length: 40 }, (_, index) => index).join('|')})`,
    'é*',
  ])('may be %s', (expression) => {
    expect(isSafeRegex(expression)).toBe(true);
  });

  test.each([
    '',
    '(',
    '[a',
    'a{2,1}',
    '\\',
    'a)|(?:b',
    'a'.repeat(201),
    '(a+)+',
    '(a|a)*',
    '(a?){30}',
    '((a|b)c)+',
    '(?:a*)*b',
    '(a{1,9}){1,9}',
    'a*a*a*a*b',
    'a?'.repeat(30),
    '(a|b)'.repeat(30),
    '(a)\\1',
    '(?=a)a',
    '(?<!a)b',
    '(?<name>a)',
    'a{1000000}{2}',
  ])('may not be %s', (expression) => {
    expect(isSafeRegex(expression)).toBe(false);
  });

  test('is matched by the whole text', () => {
    expect(isMatch('a|b', 'a')).toBe(true);
    expect(isMatch('a|b', 'ab')).toBe(false);
    expect(isMatch('a+', 'xa')).toBe(false);
  });

  test('never fails when a text is checked by it', () => {
    const piece = fc.constantFrom(...'a b \\d [ab] [^c] ( ) | * + ? {2} {1,3} {2,} (?: . \\. ] { é ^ $'.split(' '));
    const expression = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(expression, fc.constantFrom('a', 'ab', 'b c'), (tried, text) => {
        if (isSafeRegex(tried)) expect(typeof isMatch(tried, text.repeat(longestMatched / 4))).toBe('boolean');
      }),
    );
  });
});
