import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn, daysInMonth, isPlainDate, isTimeZone, startOfDay } from './dates.ts';

const zones = [
  'UTC',
  'Europe/Rome',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
];

const date = fc
  .integer({ min: Date.UTC(1970, 0, 2) / 86_400_000, max: Date.UTC(2100, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('plain dates', () => {
  test.each(['1900-01-01', '2200-12-31', '2024-02-29', '2000-02-29', '2026-11-30'])('%s is taken as a date', (text) => {
    expect(isPlainDate(text)).toBe(true);
  });

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-00-10',
    '2024-13-01',
    '2024-01-00',
    '2024-01-32',
    '1899-12-31',
    '2201-01-01',
    '0000-01-01',
    '2024-1-1',
    '24-01-01',
    '20240101',
    '2024-01-01T00:00:00Z',
    ' 2024-01-01',
    '2024-01-01\n',
    '+02024-01-01',
    '٢٠٢٤-٠١-٠١',
    '',
  ])('%j is refused as a date', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });

  test('February has 29 days in leap years only', () => {
    expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
    expect(daysInMonth(2026, 12)).toBe(31);
  });

  test('days are added across months, years and changes of clocks', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2023-12-31', 1)).toBe('2024-01-01');
    expect(addDays('2024-03-31', 1)).toBe('2024-04-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });
});

describe('the day an instant falls on', () => {
  test.each([
    ['2024-06-01T10:30:00Z', 'Pacific/Kiritimati', '2024-06-02'],
    ['2024-06-01T10:30:00Z', 'Pacific/Pago_Pago', '2024-05-31'],
    ['2024-12-31T23:30:00Z', 'Europe/Rome', '2025-01-01'],
    ['2024-12-31T23:30:00Z', 'UTC', '2024-12-31'],
  ])('for %s in %s is %s', (instant, zone, day) => {
    expect(dayIn(new Date(instant), zone)).toBe(day);
  });
});

describe('the start of a day', () => {
  test.each([
    ['2024-06-01', 'UTC', '2024-06-01T00:00:00.000Z'],
    ['2024-06-01', 'Europe/Rome', '2024-05-31T22:00:00.000Z'],
    ['2024-06-01', 'Pacific/Kiritimati', '2024-05-31T10:00:00.000Z'],
    ['2024-06-01', 'Pacific/Pago_Pago', '2024-06-01T11:00:00.000Z'],
    ['2024-06-01', 'Asia/Kathmandu', '2024-05-31T18:15:00.000Z'],
  ])('%s in %s is the instant %s', (day, zone, instant) => {
    expect(startOfDay(day, zone)).toBe(instant);
  });

  test.each([
    ['clocks go forward in the night', '2024-03-31', 'Europe/Rome', '2024-03-30T23:00:00.000Z'],
    ['the day after', '2024-04-01', 'Europe/Rome', '2024-03-31T22:00:00.000Z'],
    ['clocks go back in the night', '2024-10-27', 'Europe/Rome', '2024-10-26T22:00:00.000Z'],
    ['the day after', '2024-10-28', 'Europe/Rome', '2024-10-27T23:00:00.000Z'],
    ['midnight does not exist', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['midnight does not exist', '2023-04-28', 'Africa/Cairo', '2023-04-27T22:00:00.000Z'],
    ['midnight comes twice', '2023-11-05', 'America/Havana', '2023-11-05T04:00:00.000Z'],
  ])('is right when %s: %s in %s begins at %s', (_, day, zone, instant) => {
    expect(startOfDay(day, zone)).toBe(instant);
  });

  test('the day before the zone skipped a day ends where the day after begins', () => {
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
    expect(startOfDay('2011-12-31', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });

  test('is the first instant of that day: a moment earlier it was the day before', () => {
    fc.assert(
      fc.property(date, fc.constantFrom(...zones), (day, zone) => {
        const start = Date.parse(startOfDay(day, zone));
        expect(dayIn(new Date(start), zone)).toBe(day);
        expect(dayIn(new Date(start - 1), zone) < day).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('time zones', () => {
  test.each(zones)('%s is known', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  test.each(['', 'Mars/Olympus', '+02:00', 'Europe', 'Europe/Rome\u0000', `Europe/${'x'.repeat(80)}`, '__proto__'])(
    '%j is unknown',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false);
    },
  );
});
