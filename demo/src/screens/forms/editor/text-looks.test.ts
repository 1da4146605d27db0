import { expect, test } from 'vitest';
import { lookClasses, lookIn } from './text-looks.ts';

test('a text style is found among classes, and one that is not offered is ignored', () => {
  expect(lookIn(['size-huge', 'font-serif'], 'font')).toBe('serif');
  expect(lookIn(['font-comic'], 'font')).toBeNull();
  expect(lookIn(['indent-3'], 'indent')).toBe('3');
  expect(lookIn(['indent-9'], 'indent')).toBeNull();
  expect(lookIn([], 'align')).toBeNull();
});

test('no text style of the editor uses a class of the page itself', () => {
  expect([...lookClasses].every((name) => /^(font|size|ink|ground|align|indent)-[a-z0-9]+$/.test(name))).toBe(true);
});
