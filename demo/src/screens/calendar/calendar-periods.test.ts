import { expect, test } from 'vitest';
import { periodBeside, periodOf, periodTitle } from './calendar-periods.ts';

const formats = { date: 'd MMM yyyy', language: 'en' };

test('a month in the calendar goes from its first day to its last, in leap years too', () => {
  expect(periodOf('month', '2028-02-10')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(periodOf('agenda', '2026-12-31')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
});

test('a week begins on Monday, and a work week ends on Friday', () => {
  expect(periodOf('week', '2026-11-22')).toEqual({ first: '2026-11-16', last: '2026-11-22' });
  expect(periodOf('workWeek', '2026-11-16')).toEqual({ first: '2026-11-16', last: '2026-11-20' });
});

test('the calendar goes from the last day of January to February', () => {
  expect(periodBeside('month', '2026-01-31', 1)).toBe('2026-02-01');
  expect(periodBeside('agenda', '2026-01-31', -1)).toBe('2025-12-01');
  expect(periodBeside('workWeek', '2026-12-30', 1)).toBe('2027-01-06');
  expect(periodBeside('day', '2026-03-01', -1)).toBe('2026-02-28');
});

test('the title of a calendar period follows the person’s date format', () => {
  expect(periodTitle('month', '2026-11-22', formats)).toBe('November 2026');
  expect(periodTitle('week', '2026-11-22', formats)).toBe('16 Nov 2026 – 22 Nov 2026');
  expect(periodTitle('day', '2026-11-22', formats)).toBe('Sunday, 22 Nov 2026');
});
