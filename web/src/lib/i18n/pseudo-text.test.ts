import { expect, test } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

test('a text of the pseudo language is bracketed, accented and a third longer', () => {
  const said = pseudoText('Projects of the firm');
  expect(said).toMatch(/^⟦.*⟧$/);
  expect(said).toContain('Pŕöĵéçţš öf ţĥé fíŕm');
  expect(said.length).toBeGreaterThanOrEqual(Math.floor(20 * 1.3));
});

test('placeholders and marks of a text stay as they are', () => {
  expect(pseudoText('{count} rows of {total, number}')).toMatch(/^⟦\{count\} .* \{total, number\} /);
  expect(pseudoText('<b>Saved</b>')).toContain('<b>Šávéð</b>');
});
