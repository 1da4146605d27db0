import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines, type WidthOf } from './break-lines.ts';
import { breakPlaces } from './break-places.ts';
import { styles } from './style.ts';

/** Every letter is ten wide. */
const widthOf: WidthOf = (text) => [...text].length * 10;

function linesOf(text: string, width: number): string[] {
  const lines = breakLines([{ text, style: styles.body }], width, widthOf);
  return lines.map(({ spans }) => spans.map((span) => span.text).join(''));
}

test('lines are no wider than there is room, and together they are the text', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '-', '見', '。', '\n'), maxLength: 200 });
  fc.assert(
    fc.property(letters, fc.integer({ min: 10, max: 300 }), (text, width) => {
      const lines = linesOf(text, width);
      for (const line of lines) expect(widthOf(line.trimEnd(), styles.body)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replace(/[ \n]/g, ''));
    }),
  );
});

test('a line ends after a space, or after a hyphen before a letter', () => {
  expect(linesOf('one two three', 80)).toEqual(['one two ', 'three']);
  expect(linesOf('risk-management', 90)).toEqual(['risk-', 'managemen', 't']);
  expect(breakPlaces('2026-09-08')).toEqual(['2026-09-08']);
  expect(breakPlaces('1\u00a0234,50\u00a0€')).toEqual(['1\u00a0234,50\u00a0€']);
});

test('a word wider than a line is broken between two letters', () => {
  expect(linesOf('abcdefgh', 30)).toEqual(['abc', 'def', 'gh']);
});

test('Japanese is broken between characters, but no line begins with a full stop or ends with a bracket', () => {
  expect(breakPlaces('日本。「語」')).toEqual(['日', '本。', '「語」']);
});

test('line breaks are kept, and empty lines', () => {
  expect(linesOf('one\n\ntwo', 100)).toEqual(['one ', '', 'two']);
});
