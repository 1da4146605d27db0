import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributeOf, XmlBroken, XmlScanner } from './xml-scanner.ts';

/** What is told of a text that comes in pieces cut at these places; texts that follow one another are one. */
function told(text: string, cuts: readonly number[] = []): string {
  const parts: string[] = [];
  const scanner = new XmlScanner({
    open: (name, attributes) => void parts.push(`(${name}${attributes}`),
    close: (name) => void parts.push(`${name})`),
    text: (piece) => void parts.push(piece),
  });
  let from = 0;
  for (const cut of [...cuts].sort((one, other) => one - other)) {
    scanner.write(text.slice(from, cut));
    from = cut;
  }
  scanner.write(text.slice(from));
  scanner.end();
  return parts.join('');
}

const sheet = `<?xml version="1.0"?><!-- <no> --><x:a r="1 > 2" q='"'><b/>one &amp; two&#33;&#x3f; &no;<![CDATA[<c>&amp;]]></x:a>\n`;
const heard = `(a r="1 > 2" q='"'(bb)one & two!? &no;<c>&amp;a)`;

test('elements, attributes and texts of XML are read in their order', () => {
  expect(told(sheet)).toBe(heard);
});

test('XML is read the same wherever it is cut into pieces', () => {
  const cuts = fc.array(fc.nat({ max: sheet.length }), { maxLength: 8 });
  fc.assert(fc.property(cuts, (places) => told(sheet, places) === heard));
});

test('a long text of XML is read whole, in pieces none of which cuts an entity', () => {
  const text = '&amp;'.repeat(30_000);
  const cuts = Array.from({ length: 100 }, (_, at) => at * 1_501);
  expect(told(`<a>${text}</a>`, cuts)).toBe(`(a${'&'.repeat(30_000)}a)`);
});

test.each(['<a>', '<a></b>', '</a>', '<a', '<!DOCTYPE a><a/>', `<a b="${'c'.repeat(300_000)}`])(
  'the XML %.20s is refused',
  (text) => {
    expect(() => told(text)).toThrow(XmlBroken);
  },
);

test('an attribute of XML is read whatever its prefix, and only by its whole name', () => {
  const attributes = ` xr="1" r:id='a&lt;b' r="2" name=""`;
  const names = ['id', 'r', 'name', 'am', 'none'];
  expect(names.map((name) => attributeOf(attributes, name))).toEqual(['a<b', '2', '', null, null]);
});
