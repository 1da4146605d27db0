import { expect, test } from 'vitest';
import { lookClasses, lookIn } from './text-looks.ts';

test('a look is found among classes, and one nobody offers is not', () => {
  expect(lookIn(['size-huge', 'font-serif'], 'font')).toBe('serif');
  expect(lookIn(['font-comic'], 'font')).toBeNull();
  expect(lookIn(['indent-3'], 'indent')).toBe('3');
  expect(lookIn(['indent-9'], 'indent')).toBeNull();
  expect(lookIn([], 'align')).toBeNull();
});

test('no class of the page itself is a look', () => {
  expect([...lookClasses].every((name) => /^(font|size|ink|ground|align|indent)-[a-z0-9]+$/.test(name))).toBe(true);
});
