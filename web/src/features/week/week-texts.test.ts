import type { WeekDay } from '@mandate/contract/time/week-detail.ts';
import { expect, test } from 'vitest';
import { loadWords } from '../../lib/i18n/i18n.ts';
import { stepOf } from './phone/step-of.ts';
import { sampleRow } from './state/sample-week.ts';
import { dayLook, dayRemark, leftText } from './week-texts.ts';

await loadWords('week');

const day: WeekDay = { date: '2026-12-02', capacity: 28_800, holiday: null, absence: null, isClosed: false };

test.each([
  [{}, 'work', 'of 8:00'],
  [{ capacity: 0 }, 'off', 'Day off'],
  [{ capacity: 14_400, absence: { share: 0.5, kind: 'vacation' } }, 'absence', '½ day leave'],
  [{ capacity: 0, absence: { share: 1, kind: null } }, 'absence', 'Leave'],
  [{ capacity: 0, holiday: 'St Barbara’s Day', absence: { share: 1, kind: null } }, 'holiday', 'Holiday'],
  [{ isClosed: true, holiday: 'St Barbara’s Day' }, 'closed', 'Closed'],
] as const)('of what is special about a day the first that holds is shown: %o', (special, look, remark) => {
  expect([dayLook({ ...day, ...special }), dayRemark({ ...day, ...special })]).toEqual([look, remark]);
});

test('what is left of a line is told in what it is sold by, and what is over it too', () => {
  const byDay = (remaining: number | null) => sampleRow('a', [], { unit: 'day', hoursPerDay: '8', remaining });
  const days = [532_800, 28_800, -28_800, 0, null].map((remaining) => leftText(byDay(remaining)));
  expect(days).toEqual(['18.5 days left', '1.0 day left', '1.0 day over', '0.0 days left', null]);
  expect(leftText(sampleRow('a', [], { remaining: 36_000 }))).toBe('10 hours left');
});

test('one press changes a line by a step of what it is sold by', () => {
  const steps = { minutes: 15, day: '0.25' };
  expect(stepOf(sampleRow('a'), steps)).toBe(900);
  expect(stepOf(sampleRow('a', [], { unit: 'day', hoursPerDay: '7.33' }), steps)).toBe(6_597);
});
