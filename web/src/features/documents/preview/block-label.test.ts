import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockLabel } from './block-label.ts';

test.each([
  ['Thank you.', 'Thank you. · A'],
  ['Dear {contact},\n\nthank you', 'Dear {contact}, thank you · A'],
  [
    'Thank you for your enquiry. For {project} we offer you the following.',
    'Thank you for your enquiry. For {project} we… · A',
  ],
  ['x'.repeat(8000), `${'x'.repeat(48)}… · A`],
])('a text %j is chosen as %j', (body, label) => {
  expect(blockLabel({ code: 'A', body })).toBe(label);
});

test('a label is one line that has the whole code, however long the text is', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme', maxLength: 300 }), (code, body) => {
      const label = blockLabel({ code, body });
      expect(label.endsWith(` · ${code}`)).toBe(true);
      expect(label.slice(0, -code.length)).not.toMatch(/[\n\t]/);
      expect([...label].length).toBeLessThanOrEqual([...code].length + 3 + 49);
    }),
  );
});
