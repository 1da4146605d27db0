import { expect, test } from 'vitest';
import { i18n } from '../../lib/i18n/i18n.ts';
import { timeRemark, timeTitle } from './time-title.ts';

const notifications = {
  weekSubmitted: '{name} handed in the week of {week}',
  weekReturned: 'Your week of {week} was returned',
  absenceApproved: 'Your absence was approved',
  absenceDeclined: 'Your absence was declined',
  reason: '“{reason}”',
  span: '{start} – {end}',
};
i18n.addResourceBundle('en', 'all', { notifications }, true, true);

test('a notice about a week says whose and which, and why it came back', () => {
  const params = { name: 'Ann Meier', week: '2026-03-02', reason: 'Which line?' };
  expect(timeTitle('weekSubmitted', params)).toBe('Ann Meier handed in the week of 2 Mar 2026');
  expect(timeTitle('weekReturned', params)).toBe('Your week of 2 Mar 2026 was returned');
  expect(timeRemark(params)).toBe('“Which line?”');
  expect(timeRemark({ week: '2026-03-02', reason: '' })).toBe('');
});

test('a notice about an absence says what was decided and on which days', () => {
  expect(timeTitle('absenceDecided', { state: 'approved' })).toBe('Your absence was approved');
  expect(timeTitle('absenceDecided', { state: 'declined' })).toBe('Your absence was declined');
  const days = { startDate: '2026-03-02', endDate: '2026-03-06' };
  expect(timeRemark({ ...days, reason: 'Fair' })).toBe('2 Mar 2026 – 6 Mar 2026 “Fair”');
  expect(timeRemark({ ...days, endDate: days.startDate, reason: '' })).toBe('2 Mar 2026');
});
