import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';
import { inertInside, inertText, readInert, readInertInside } from './inert-text.ts';

const formula = /^[=+\-@＝＋－＠\t\r\0]/;
/** Texts made of what matters here, and of anything. */
const texts = fc.oneof(
  fc
    .array(fc.constantFrom("'", '=', '＝', '+', '-', '@', '－', ';', ',', '\t', '\r', ' ', 'a', '"'))
    .map((all) => all.join('')),
  fc.string({ unit: 'grapheme' }),
);

describe('a text that looks like a formula', () => {
  test.each(['=1+1', '+1', '-1', '@a', '＝1+1', '＋1', '－1', '＠a', '\t=1', '\r=1', '\0=1', "'=1", "''＝1"])(
    'is given an apostrophe in a file: %j',
    (text) => {
      expect(inertText(text)).toBe(`'${text}`);
    },
  );

  test.each(['', 'a', "'", "'s-Hertogenbosch", ' =1', '1=1', '€'])('is not %j, which stays as it is', (text) => {
    expect(inertText(text)).toBe(text);
  });

  test('begins no value either where its file is opened with another separator', () => {
    expect(inertInside('a;=1+1;b')).toBe("a;'=1+1;b");
    expect(inertInside("a,'=2")).toBe("a,''=2");
    expect(inertInside('a\t＝1')).toBe("a\t'＝1");
    expect(inertInside('and; as well, +49 40 5550')).toBe('and; as well, +49 40 5550');
  });

  test('is inert whichever of the separators parts the values, and read as it was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const written = inertInside(inertText(text));
        for (const separator of [',', ';', '\t'])
          for (const value of written.split(separator)) expect(value).not.toMatch(formula);
        expect(readInert(readInertInside(written))).toBe(text);
      }),
    );
  });
});

test('a value is quoted in a file where any separator would part it', () => {
  expect(csvLine(['plain', 'a;b', 'a,b', 'a\tb', 'a"b', 'a\nb'], ',')).toBe(
    'plain,"a;b","a,b","a\tb","a""b","a\nb"\r\n',
  );
  expect(csvLine(['-1,5', 'a,b'], ';')).toBe('-1,5;"a,b"\r\n');
  expect(csvLine([''], ',')).toBe('""\r\n');
});
