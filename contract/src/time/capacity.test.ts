import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../values/dates.ts';
import { absentShare, capacitySeconds, type Schedule, scheduledSeconds, type Working } from './capacity.ts';
import { daysOfWeek } from './week.ts';

const schedule: Schedule = {
  validFrom: '2026-01-01',
  ...{ monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '6.5', saturday: '0', sunday: '0' },
};
const working: Working = {
  schedules: [schedule],
  weeklyHours: null,
  weekdays: new Set([1, 2, 3, 4, 5]),
  from: null,
  to: null,
  holidays: new Map(),
  absences: [],
};
const hours = (person: Working, week: string) =>
  daysOfWeek(week).reduce((total, day) => total + capacitySeconds(person, day), 0) / 3_600;

test('a week with a holiday and an afternoon off has the hours that are left (golden case 8)', () => {
  const person: Working = {
    ...working,
    holidays: new Map([['2026-06-04', 1]]),
    absences: [{ startDate: '2026-06-05', endDate: '2026-06-05', startsAtNoon: true, endsAtNoon: false }],
  };
  expect(hours(person, '2026-06-01')).toBe(27.25);
  expect(hours(person, '2026-06-08')).toBe(38.5);
});

test('the newest schedule that began holds; before the first one, hours of the week are spread over the days the firm works', () => {
  const schedules = [schedule, { ...schedule, validFrom: '2026-07-01', monday: '4' }];
  const person: Working = { ...working, schedules, weeklyHours: '38.5' };
  expect(scheduledSeconds(person, '2026-07-06')).toBe(4 * 3_600);
  expect(scheduledSeconds(person, '2026-06-29')).toBe(8 * 3_600);
  expect(scheduledSeconds(person, '2025-12-29')).toBe(27_720);
  expect(scheduledSeconds(person, '2025-12-27')).toBe(0);
  expect(scheduledSeconds({ ...person, schedules: [], weeklyHours: null }, '2026-07-06')).toBe(0);
});

test('nobody works before they came and after they left', () => {
  const person: Working = { ...working, from: '2026-06-02', to: '2026-06-03' };
  expect(hours(person, '2026-06-01')).toBe(16);
});

test('two half days of one date are a whole one, and never more', () => {
  const day = '2026-06-01';
  const morning = { startDate: day, endDate: day, startsAtNoon: false, endsAtNoon: true };
  const afternoon = { startDate: day, endDate: addDays(day, 3), startsAtNoon: true, endsAtNoon: false };
  expect(absentShare([morning], day)).toBe(0.5);
  expect(absentShare([morning, afternoon], day)).toBe(1);
  expect(absentShare([morning, afternoon, morning], day)).toBe(1);
});

test('capacity lies between nothing and the schedule, whatever holidays and absences there are (delivery reference 14, property 7)', () => {
  const day = fc.integer({ min: 0, max: 30 }).map((count) => addDays('2026-06-01', count));
  const absence = fc.tuple(day, day, fc.boolean(), fc.boolean()).map(([one, other, startsAtNoon, endsAtNoon]) => {
    const [startDate = one, endDate = other] = [one, other].sort();
    return { startDate, endDate, startsAtNoon, endsAtNoon };
  });
  const holidays = fc.array(fc.tuple(day, fc.constantFrom(0.5, 1))).map((days) => new Map(days));
  fc.assert(
    fc.property(holidays, fc.array(absence), day, (off, absences, date) => {
      const capacity = capacitySeconds({ ...working, holidays: off, absences }, date);
      return capacity >= 0 && capacity <= scheduledSeconds(working, date);
    }),
  );
});
