import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../values/decimal.ts';
import { clockText } from './clock-text.ts';
import { isOnStep, type LineTime, quantityText, readDuration, secondsOfDay, toStep } from './duration.ts';

const byHour: LineTime = { unit: 'hour', hoursPerDay: '8' };
const byDay: LineTime = { unit: 'day', hoursPerDay: '7.5' };
const steps = { minutes: 15, day: '0.25' };

describe('time as it is typed', () => {
  test.each([
    ['7.5', byHour, 27_000],
    ['7,5', byHour, 27_000],
    ['7:30', byHour, 27_000],
    ['7.5h', byHour, 27_000],
    [' 7.5 H ', byHour, 27_000],
    ['0.5d', byHour, 14_400],
    ['.5', byHour, 1_800],
    ['1', byDay, 27_000],
    ['0,5', byDay, 13_500],
    ['1h', byDay, 3_600],
    ['0:15', byDay, 900],
    ['-2', byHour, -7_200],
    ['0', byHour, 0],
  ] as const)('%s is read', (typed, line, seconds) => expect(readDuration(typed, line)).toBe(seconds));

  test.each(['', 'a', '7:60', '7:5', '1.2.3', '1e3', '7.5 m', '--1', '1 000', '٣'])('%s is no time', (typed) =>
    expect(readDuration(typed, byHour)).toBeNull(),
  );

  test('is brought to the step next to it, and to one at least', () => {
    expect(toStep(26_000, byHour, steps)).toBe(26_100);
    expect(toStep(60, byHour, steps)).toBe(900);
    expect(toStep(6_000, byDay, steps)).toBe(6_750);
    expect(toStep(-26_000, byHour, steps)).toBe(-26_100);
    expect(isOnStep(3_600, byDay, steps)).toBe(true);
    expect(isOnStep(1_000, byHour, steps)).toBe(false);
  });

  test('a quarter of a day of 7.33 hours is whole seconds', () => {
    expect(secondsOfDay({ hoursPerDay: '7.33' })).toBe(26_388);
    expect(readDuration('0.25', { unit: 'day', hoursPerDay: '7.33' })).toBe(6_597);
  });
});

test('days to seconds and back is the same, for any hours a day of two decimals and quarter days (delivery reference 14, property 5)', () => {
  const hours = fc.integer({ min: 100, max: 2_400 }).map((hundredths) => decimal(hundredths).div(100).toFixed(2));
  const quarters = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(hours, quarters, (hoursPerDay, count) => {
      const line: LineTime = { unit: 'day', hoursPerDay };
      const typed = decimal(count).div(4).toFixed();
      const seconds = readDuration(typed, line);
      return seconds !== null && Number.isInteger(seconds) && decimal(quantityText(seconds, line)).eq(typed);
    }),
  );
});

test('quantities of a line are never sums of rounded ones (golden case 1)', () => {
  const line: LineTime = { unit: 'day', hoursPerDay: '7.5' };
  expect(quantityText(3 * 18_000, line)).toBe('2');
  expect(quantityText(18_000, line)).toBe('0.6667');
  expect(quantityText(3 * 26_400, byHour)).toBe('22');
});

test('time is shown as hours and minutes', () => {
  expect([27_000, 6_597, -3_600, 0, 360_000].map(clockText)).toEqual(['7:30', '1:50', '−1:00', '0:00', '100:00']);
});
