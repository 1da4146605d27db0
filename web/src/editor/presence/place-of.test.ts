import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cssText } from './place-of.ts';

test('a name in a style is one text of it, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const text = cssText(name);
      expect(text.slice(1, -1)).not.toMatch(/["\n\r\f]/);
      const read = text
        .slice(1, -1)
        .replace(/\\([0-9a-f]+) /g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
      expect(read).toBe(name);
    }),
  );
});
