import { expect, test } from 'vitest';
import { absenceRules } from './absence-rules.ts';
import { holidayCalendarRules } from './holiday-calendar-rules.ts';
import { personnelRules } from './personnel-rules.ts';

const codes = (errors: { field: string; code: string }[] = []) => errors.map(({ field, code }) => `${field} ${code}`);
const week = { monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '6.5', saturday: '0', sunday: '0' };

test('an absence ends no earlier than it begins, and one day is not both its afternoon and its morning', () => {
  const day = { startDate: '2026-03-02', endDate: '2026-03-02', startsAtNoon: true, endsAtNoon: true };
  expect(codes(absenceRules.check?.(day))).toEqual(['endsAtNoon dateOrder']);
  expect(codes(absenceRules.check?.({ ...day, endsAtNoon: false }))).toEqual([]);
  expect(codes(absenceRules.check?.({ ...day, endDate: '2026-03-03' }))).toEqual([]);
  expect(codes(absenceRules.check?.({ ...day, endDate: '2026-03-01' }))).toEqual(['endDate dateOrder']);
});

test('an absence is called by its days and by nothing that tells why', () => {
  const values = { startDate: '2026-03-02', endDate: '2026-03-02', kind: 'sick', note: 'Flu' };
  expect(absenceRules.complete?.(values).name).toBe('2026-03-02');
  expect(absenceRules.complete?.({ ...values, endDate: '2026-03-06' }).name).toBe('2026-03-02 – 2026-03-06');
  expect(absenceRules.complete?.({ ...values, endDate: null }).name).toBe('2026-03-02');
});

test('a holiday is in a calendar once, takes a whole or half a day, and a region is one of a country', () => {
  const day = { date: '2026-01-01', name: 'New Year', share: '1' };
  const calendar = { name: 'Austria', countryCode: null, regionCode: 'W', days: [day, { ...day, share: '0.7' }] };
  expect(codes(holidayCalendarRules.check?.(calendar))).toEqual([
    'countryCode fieldRequired',
    'days.1.date valueNotUnique',
    'days.1.share valueNotAllowed',
  ]);
  const fine = { ...calendar, countryCode: 'AT', days: [day, { ...day, date: '2026-12-24', share: '0.5' }] };
  expect(codes(holidayCalendarRules.check?.(fine))).toEqual([]);
});

test('a person has one schedule from a day on, of at most 60 hours a week', () => {
  const schedules = [
    { validFrom: '2026-01-01', ...week },
    { validFrom: '2026-01-01', ...week, monday: '24', tuesday: '24' },
  ];
  expect(codes(personnelRules.check?.({ displayName: 'Ann', schedules }))).toEqual([
    'schedules.1.validFrom valueNotUnique',
    'schedules.1.monday scheduleTooLong',
  ]);
  expect(codes(personnelRules.check?.({ displayName: 'Ann', schedules: [{ validFrom: null, ...week }] }))).toEqual([]);
});
