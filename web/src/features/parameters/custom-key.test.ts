import { expect, test } from 'vitest';
import { customKey } from './custom-key.ts';

test('the key of a custom parameter is made from its label', () => {
  expect(customKey('Travel limit (€)')).toBe('custom.travelLimit');
  expect(customKey('出張')).toBe('');
});
