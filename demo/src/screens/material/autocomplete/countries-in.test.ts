import { expect, test } from 'vitest';
import { countriesIn } from './countries-in.ts';

test('there are 34 countries, in the order of their names', () => {
  const names = countriesIn('en').map(({ name }) => name);
  expect(names).toHaveLength(34);
  expect(new Set(names).size).toBe(34);
  expect(names.slice(0, 3)).toEqual(['Argentina', 'Australia', 'Austria']);
});

test('their names and order are those of the language', () => {
  const names = countriesIn('de').map(({ name }) => name);
  expect(names).toContain('Österreich');
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
});
