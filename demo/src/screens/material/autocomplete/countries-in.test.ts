import { expect, test } from 'vitest';
import { countriesIn } from './countries-in.ts';

test('34 countries are offered in the order of their names', () => {
  const names = countriesIn('en').map(({ name }) => name);
  expect(names).toHaveLength(34);
  expect(new Set(names).size).toBe(34);
  expect(names.slice(0, 3)).toEqual(['Argentina', 'Australia', 'Austria']);
});

test('the names and the order of countries follow the language', () => {
  const names = countriesIn('de').map(({ name }) => name);
  expect(names).toContain('Österreich');
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
});
