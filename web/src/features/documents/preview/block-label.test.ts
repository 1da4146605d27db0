import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockLabel } from './block-label.ts';

test.each([
  ['Thank you.', 'A · Thank you.'],
  ['Dear {contact},\n\nthank you', 'A · Dear {contact}, thank you'],
  [
    'Thank you for your enquiry. For {project} we offer you the following.',
    'A · Thank you for your enquiry. For {project} we…',
  ],
  ['x'.repeat(8000), `A · ${'x'.repeat(48)}…`],
])('a text %j is chosen as %j', (body, label) => {
  expect(blockLabel({ code: 'A', body })).toBe(label);
});

test('a label is one line that has the whole code, however long the text is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme', maxLength: 300 }), (code, body) => {
      const label = blockLabel({ code, body });
      expect(label.startsWith(`${code} · `)).toBe(true);
      expect(label.slice(code.length)).not.toMatch(/[\n\t]/);
      expect([...label].length).toBeLessThanOrEqual([...code].length + 3 + 49);
    }),
  );
});
