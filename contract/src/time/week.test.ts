import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from '../values/dates.ts';
import { daysOfWeek, isoWeekOf, weekOf } from './week.ts';

test('a week is seven days from the first day the firm counts from, whole across months and years', () => {
  expect(weekOf('2026-03-01', 1)).toBe('2026-02-23');
  expect(weekOf('2026-03-01', 7)).toBe('2026-03-01');
  expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
});

test('a week has the number of its Thursday', () => {
  expect(isoWeekOf('2026-03-02')).toEqual({ year: 2026, week: 10 });
  expect(isoWeekOf('2026-12-28')).toEqual({ year: 2026, week: 53 });
  expect(isoWeekOf('2027-01-04')).toEqual({ year: 2027, week: 1 });
  // Weeks that begin on Sunday have the number of the Thursday in them, too.
  expect(isoWeekOf('2027-01-03')).toEqual({ year: 2027, week: 1 });
});

test('at one moment people at both ends of the world book into their own weeks', () => {
  const moment = new Date('2026-03-01T10:30:00Z');
  expect(weekOf(dayIn(moment, 'Pacific/Pago_Pago'), 1)).toBe('2026-02-23');
  expect(weekOf(dayIn(moment, 'Pacific/Kiritimati'), 1)).toBe('2026-03-02');
});

test('each day lies in the week that begins at most six days before it, on the first day of weeks', () => {
  const date = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(date, fc.integer({ min: 1, max: 7 }), (moment, firstDay) => {
      const day = moment.toISOString().slice(0, 10);
      const week = weekOf(day, firstDay);
      return weekOf(week, firstDay) === week && daysOfWeek(week).includes(day);
    }),
  );
});
