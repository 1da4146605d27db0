import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withFlatOwn, withNestedOwn } from './flat-values.ts';

const held = fc.dictionary(
  fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,8}$/),
  fc.oneof(fc.string(), fc.boolean(), fc.constant(null)),
  {
    minKeys: 1,
    noNullPrototype: true,
  },
);

test('values of own fields that are laid beside the others are put back as they travelled', () => {
  fc.assert(
    fc.property(held, held, (customFields, customFieldPeople) => {
      const record = { id: '1', name: 'A', customFields, customFieldPeople };
      const flat = withFlatOwn(record);
      for (const [key, value] of Object.entries(customFields)) expect(flat[`customFields.${key}`]).toBe(value);
      expect(withNestedOwn(flat)).toEqual(record);
    }),
  );
});

test('a record without own values stays the very same', () => {
  const record = { id: '1', customFields: null, lines: [] };
  expect(withFlatOwn(record)).toBe(record);
  expect(withNestedOwn(record)).toBe(record);
});
