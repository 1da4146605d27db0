import { expect, test } from 'vitest';
import { storedPaper, storedPapers } from '../../testing/print/stored-papers.ts';
import { missingGlyphs } from './missing-glyphs.ts';

function missingIn(text: string): string[] {
  return missingGlyphs({ ...storedPaper('quote-en'), title: text });
}

test.each(storedPapers)('%s has nothing that cannot be printed', (name) => {
  expect(missingGlyphs(storedPaper(name))).toEqual([]);
});

test('Latin, Greek, Cyrillic and Japanese can be printed', () => {
  expect(missingIn('Łódź, Ærø, Ελλάδα, Київ, 東京 カタカナ — „Straße“ 1\u202f234,50\u00a0€ −5 × ½ ™ …')).toEqual([]);
});

test('what no font has is told once, in the order it comes', () => {
  expect(missingIn('a 😀 b 😀 c 𒀀')).toEqual(['😀', '𒀀']);
});

test('scripts that run from right to left are told, whichever fonts there are', () => {
  expect(missingIn('שלום')).toEqual(['ש', 'ל', 'ו', 'ם']);
  expect(missingIn('سلام')).toEqual(['س', 'ل', 'ا', 'م']);
});

test('signs nobody sees are not missing', () => {
  expect(missingIn('soft\u00adhyphen, zero\u200bwidth, e\u0301, \u202eturned\u202c, line\nbreak\ttab')).toEqual([]);
});
