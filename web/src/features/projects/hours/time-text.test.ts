import { expect, test } from 'vitest';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { leftText, timeText } from './time-text.ts';

const time = {
  day_one: '{time} day',
  day_other: '{time} days',
  hour_one: '{time} hour',
  hour_other: '{time} hours',
};
i18n.addResourceBundle('en', 'all', { hours: { time, over: '{time} over' } }, true, true);

const hour = 3_600;
const format = '1,234.56';

test('time of a line is told in the unit the line is sold in, by the hours of its day', () => {
  expect(timeText(7.5 * hour, { unit: 'day', hoursPerDay: '7.5' }, format)).toBe('1 day');
  expect(timeText(10 * hour, { unit: 'day', hoursPerDay: '8' }, format)).toBe('1.25 days');
  expect(timeText(hour, { unit: 'hour', hoursPerDay: '8' }, format)).toBe('1 hour');
  expect(timeText(1_234.5 * hour, { unit: 'hour', hoursPerDay: '8' }, format)).toBe('1,234.5 hours');
});

test('what is left of a plan is told as it is, and what was worked beyond it as that', () => {
  const line = { unit: 'day', hoursPerDay: '8' } as const;
  expect(leftText(16 * hour, line, format)).toBe('2 days');
  expect(leftText(0, line, format)).toBe('0 days');
  expect(leftText(-4 * hour, line, format)).toBe('0.5 days over');
});
