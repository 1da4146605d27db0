import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinEntries, splitEntries } from './cell-entries.ts';

test('the entries of a cell are read as they were written', () => {
  const entry = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(';', '"', ' ', '\n', 'a') }),
  );
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      expect(splitEntries(joinEntries(entries))).toEqual(entries);
    }),
  );
});

test.each([
  ['a; b', ['a', 'b']],
  ['a;b ;', ['a', 'b']],
  [';; a', ['a']],
  ['"a; b"; "c ""d"""', ['a; b', 'c "d"']],
  ['"a" b; c', ['"a" b', 'c']],
  ['5" pipe; "open', ['5" pipe', '"open']],
])('%s is read as its entries', (text, entries) => {
  expect(splitEntries(text)).toEqual(entries);
});
