import { expect, test } from 'vitest';
import { currentFormats } from '../../ui/values/formats.ts';
import { weekSpan } from './week-span.ts';

test('a week is called by its first and its last day, with month and year where they change', () => {
  expect(weekSpan('2026-03-02', currentFormats())).toBe('2 – 8 Mar 2026');
  expect(weekSpan('2026-03-02', { ...currentFormats(), date: 'dd/MM/yyyy' })).toBe('02/03/2026 – 08/03/2026');
  expect(weekSpan('2026-11-30', currentFormats())).toBe('30 Nov – 6 Dec 2026');
  expect(weekSpan('2026-12-28', currentFormats())).toBe('28 Dec 2026 – 3 Jan 2027');
});
