import { describe, expect, test } from 'vitest';
import { units } from '../../values/units.ts';
import { paperLanguages } from '../document-kinds.ts';
import { publicWords } from '../public-words/public-words.ts';
import { paperWords } from './paper-words.ts';

type Words = { [name: string]: string | Words };

/** Every word by its path, such as `total.net`. */
function flat(words: Words, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [[`${path}${name}`, word] as [string, string]] : flat(word, `${path}${name}.`),
  );
}

const placeholders = (word: string) => [...word.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each([
  ['a paper', paperWords],
  ['the page of a link', publicWords],
])('the words of %s', (_, books) => {
  test.each(paperLanguages)('are complete in %s, with the same placeholders', (language) => {
    const english = flat(books.en);
    const words = new Map(flat(books[language]));
    expect([...words.keys()].sort()).toEqual(english.map(([path]) => path).sort());
    for (const [path, word] of english) {
      expect(words.get(path)?.trim(), path).not.toBe('');
      expect(placeholders(words.get(path) ?? ''), path).toEqual(placeholders(word));
    }
  });
});

test.each(paperLanguages)('every unit a line may have is called in %s', (language) => {
  expect(Object.keys(paperWords[language].unit).sort()).toEqual([...units].sort());
});
