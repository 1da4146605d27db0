import { expect, test } from 'vitest';
import { foundPieces } from './found-pieces.ts';

const marked = (text: string, search: string) =>
  foundPieces(text, search)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Méskalis Pharma', 'MESK', '[Mésk]alis Pharma'],
  ['Méskalis Pharma', 'pharma méskalis', '[Méskalis] [Pharma]'],
  ['Ørnsund Logistik', 'ornsund', '[Ørnsund] Logistik'],
  ['Weißenburg', 'weiss', '[Weiß]enburg'],
  ['Strasse und Straße', 'straße', '[Strasse] und [Straße]'],
  ['Port of Oporto', 'po', '[Po]rt of Oporto'],
  ['P26-HLQ-017', 'hl', 'P26-[HL]Q-017'],
  ['Oporto', 'port', 'O[port]o'],
  ['aaaa', 'aaa', '[aaaa]'],
  ['100 % (a*b)', '%', '100 [%] (a*b)'],
  ['Zoe\u0301', 'zoe', '[Zoe\u0301]'],
  ['Norvane', '', 'Norvane'],
  ['Norvane', '   ', 'Norvane'],
  ['', 'norvane', ''],
])('what a search finds is marked: in %s for "%s"', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test('marking what a search found loses no letter', () => {
  const text = 'ŁÓDŹ 🚀 æther & İstanbul';
  for (const search of ['lodz', '🚀', 'ae', 'istanbul', 'x']) {
    expect(
      foundPieces(text, search)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
});
