import { expect, test } from 'vitest';
import { monthsToChoose, monthText, nameOf, periodAsked, periodNamed, periodOfMonths, periodText } from './period.ts';

test.each([
  ['month', '2026-11-22', '01-01', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-29', '01-01', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-11-22', '01-01', '2026-10-01', '2026-12-31'],
  ['quarter', '2026-01-01', '01-01', '2026-01-01', '2026-03-31'],
  ['rolling', '2026-11-22', '01-01', '2025-12-01', '2026-11-30'],
  ['rolling', '2026-12-31', '01-01', '2026-01-01', '2026-12-31'],
  ['fiscalYear', '2026-11-22', '01-01', '2026-01-01', '2026-12-31'],
  ['fiscalYear', '2026-11-22', '07-01', '2026-07-01', '2027-06-30'],
  ['fiscalYear', '2026-06-30', '07-01', '2025-07-01', '2026-06-30'],
  ['fiscalYear', '2026-02-10', '03-01', '2025-03-01', '2026-02-28'],
  ['fiscalYear', '2026-11-22', 'nonsense', '2026-01-01', '2026-12-31'],
] as const)('the period %s on %s, with fiscal years from %s, goes from %s to %s', (name, today, start, from, to) => {
  expect(periodNamed(name, today, start)).toEqual({ from, to });
});

test('a period that was chosen by name is shown by that name, and any other by its months', () => {
  const [today, start] = ['2026-11-22', '07-01'];
  for (const name of ['month', 'quarter', 'fiscalYear', 'rolling'] as const) {
    expect(nameOf(periodNamed(name, today, start), today, start)).toBe(name);
  }
  expect(nameOf({ from: '2026-01-01', to: '2026-02-28' }, today, start)).toBeNull();
  expect(nameOf({ from: '2026-01-01', to: '2026-12-31' }, '2026-12-10', '01-01')).toBe('rolling');
});

test('days in the address of the dashboard become whole months, and nonsense is left out', () => {
  expect(periodAsked('2026-02-14', '2026-04-02')).toEqual({ from: '2026-02-01', to: '2026-04-30' });
  expect(periodAsked('2026-02-30', '2026-04-02')).toBeNull();
  expect(periodAsked('2026-04-01', '2026-02-01')).toBeNull();
  expect(periodAsked('2020-01-01', '2026-02-01')).toBeNull();
  expect(periodAsked(null, '2026-02-01')).toBeNull();
});

test('months that do not make a period are refused with a reason', () => {
  expect(periodOfMonths('2026-01', '2026-03')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  expect(periodOfMonths('2026-04', '2026-03')).toBe('backwards');
  expect(periodOfMonths('2020-01', '2026-03')).toBe('tooLong');
});

test('months are offered for the years around today, and so are the ones already chosen', () => {
  const months = monthsToChoose('2026-11-22', { from: '2020-01-01', to: '2026-12-31' });
  expect([months[0], months.at(-1), months.length]).toEqual(['2020-01', '2029-11', 119]);
});

test('a period of months is shown by their names, and a single month without a dash', () => {
  expect(monthText('2026-10', 'en')).toBe('Oct 2026');
  expect(monthText('2026-10-01', 'en', 'short')).toBe('Oct');
  expect(periodText({ from: '2025-12-01', to: '2026-11-30' }, 'en')).toBe('Dec 2025 – Nov 2026');
  expect(periodText({ from: '2026-11-01', to: '2026-11-30' }, 'en')).toBe('Nov 2026');
});
