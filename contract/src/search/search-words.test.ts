import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fragmentAround, searchWords, stretchesOf } from './search-words.ts';

const found = (text: string, search: string) =>
  stretchesOf(text, searchWords(search)).map(([from, to]) => text.slice(from, to));

describe('words that are searched for', () => {
  test('stand anywhere from three letters on, else at the beginning of a word', () => {
    expect(found('Claims and exclamations', 'CLA')).toEqual(['Cla', 'cla']);
    expect(found('Claims and exclamations', 'c')).toEqual(['C']);
    expect(found('P26-NRV-014', 'nrv 01')).toEqual(['NRV', '01']);
  });

  test('are found whatever accents and joined letters the text has', () => {
    expect(found('Müller & Søn, Straßburg', 'muller son strassburg')).toEqual(['Müller', 'Søn', 'Straßburg']);
    expect(found('Cafe\u0301 noir', 'café')).toEqual(['Cafe']);
  });

  test('are marked once where they overlap', () => {
    expect(found('banana', 'ban anan')).toEqual(['banan']);
  });

  test('are shown with some of what stands around them', () => {
    const text = `${'before '.repeat(20)}the zeppelin\n${'after '.repeat(30)}`;
    const fragment = fragmentAround(text, ['zeppelin']) ?? '';
    expect(fragment).toMatch(/^…before .*the zeppelin after .*after…$/);
    expect(fragment.length).toBeLessThan(130);
    expect(fragmentAround('A short one', ['short'])).toBe('A short one');
    expect(fragmentAround('A short one', ['long'])).toBeNull();
  });

  test('whatever is typed and searched, what is found lies in the text and in order', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, text, (body, search) => {
        let end = -1;
        for (const [from, to] of stretchesOf(body, searchWords(search))) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(body.length);
        expect((fragmentAround(body, searchWords(search)) ?? '').isWellFormed()).toBe(true);
      }),
    );
  });
});
