import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributeOf, XmlBroken, XmlScanner } from './xml-scanner.ts';

/** What is told of a text that comes in pieces cut at these places; texts that follow one another are one. */
function told(text: string, cuts: readonly number[] = []): string {
  const parts: string[] = [];
  const scanner = new XmlScanner({
    open: (name, attributes) => void parts.push(`(${name}${JSON.stringify(attributes)}`),
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

const sheet = `<?xml version="1.0"?><!-- <no> --><x:a r="1 > 2" q='"'><b/>one &amp; two&#33;&#x3f;<![CDATA[<c>&amp;]]></x:a>\n`;
const heard = `(a{"r":"1 > 2","q":"\\""}(b{}b)one & two!?<c>&amp;a)\n`;

test('elements, attributes and texts of XML are read in their order', () => {
  expect(told(sheet)).toBe(heard);
});

test('XML is read the same wherever it is cut into pieces', () => {
  const cuts = fc.array(fc.nat({ max: sheet.length }), { maxLength: 8 });
  fc.assert(fc.property(cuts, (places) => told(sheet, places) === heard));
});

test('a long text of XML is read whole', () => {
  const text = '&amp;'.repeat(30_000);
  const cuts = Array.from({ length: 100 }, (_, at) => at * 1_501);
  expect(told(`<a>${text}</a>`, cuts)).toBe(`(a{}${'&'.repeat(30_000)}a)`);
});

const endless = 'c'.repeat(1_000_000);
test.each([
  '<a>',
  '<a></b>',
  '</a>',
  '<a',
  '<a>&no;</a>',
  '<!DOCTYPE a><a/>',
  '<a>'.repeat(101) + '</a>'.repeat(101),
  `<a b="${endless.repeat(6)}"/>`,
  `<a>${endless.repeat(6)}</a>`,
  `<a><!--${endless.repeat(6)}--></a>`,
])('the XML %.20s is refused', (text) => {
  const cuts = Array.from({ length: text.length / 1_000_000 }, (_, at) => at * 1_000_000);
  expect(() => told(text, cuts)).toThrow(XmlBroken);
});

test('an attribute of XML is read whatever its prefix, and only by its whole name', () => {
  const attributes = { xr: '1', 'r:id': 'a<b', r: '2', name: '' };
  const names = ['id', 'r', 'name', 'am', 'none'];
  expect(names.map((name) => attributeOf(attributes, name))).toEqual(['a<b', '2', '', null, null]);
});
