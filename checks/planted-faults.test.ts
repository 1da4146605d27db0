import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsPage, placeOf, plantedFaults, withFault } from './planted-faults.ts';

const areas = [
  'lists',
  'filters',
  'lines',
  'drafts',
  'conflicts',
  'permissions',
  'sessions',
  'offline',
  'imports',
  'layout',
  'statements',
];

test.each(plantedFaults)('$area: the fault "$what" still has its place and its tests', (fault) => {
  const text = readFileSync(placeOf(fault), 'utf8');
  expect(withFault(text, fault)).not.toBe(text);
  expect(fault.tests.length).toBeGreaterThan(0);
  for (const file of fault.tests) expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true);
});

test('there are at least thirty planted faults, over every area', () => {
  expect(plantedFaults.length).toBeGreaterThanOrEqual(30);
  expect([...new Set(plantedFaults.map(({ area }) => area))]).toEqual(areas);
});

test('a fault whose line is not there, or there twice, is not planted and its file is named', () => {
  const fault = { area: '', what: '', file: 'some.ts', line: 'a', instead: 'b', tests: [] };
  expect(withFault('xay', fault)).toBe('xby');
  expect(() => withFault('aya', fault)).toThrow('some.ts does not hold once');
  expect(() => withFault('xy', fault)).toThrow('some.ts does not hold once');
});

test('the page of planted faults names the tests that found each one, and marks those nobody found', () => {
  const fault = { area: 'lists', what: 'rows stand | twice', file: 'grid.ts' };
  const page = faultsPage([
    { fault, foundBy: ['one', 'other'] },
    { fault, foundBy: [] },
  ]);
  expect(page).toContain('2 faults, 1 found.');
  expect(page).toContain('| lists | rows stand \\| twice | `grid.ts`  | one, and 1 more |');
  expect(page).toContain('| **nobody**');
});
