import type { AttentionRow } from '@mandate/contract/overview/control-panel.ts';
import { expect, test } from 'vitest';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { currentFormats } from '../../../ui/values/formats.ts';
import { attentionFigure } from './attention-figure.ts';

const facts = { today: '2026-11-23', weekdays: new Set([1, 2, 3, 4, 5]), formats: currentFormats() };
const figure = {
  margin: '{margin}, floor {floor}',
  workingDays_one: '{count} working day',
  workingDays_other: '{count} working days',
  expired: 'since {date}',
  startWas: 'start was {date}',
  weeks_one: 'week of {date}',
  weeks_other: '{total} weeks since {date}',
  bookedOf: 'week of {date}, {booked} of {target}',
  span: '{start} – {end}',
};
i18n.addResourceBundle('en', 'all', { controlPanel: { attention: { figure } } }, true, true);

const row: AttentionRow = {
  kind: 'marginUnderFloor',
  subject: { entity: 'project', id: 'p', label: 'P' },
  person: null,
  projectId: 'p',
  project: { id: 'p', label: 'P', isDeleted: false },
  recordIds: ['p'],
  detail: null,
  on: null,
  value: null,
  limit: null,
  isMine: false,
  snoozed: null,
};

const said = (part: Partial<AttentionRow>, today = facts.today) =>
  attentionFigure({ ...row, ...part }, { ...facts, today });

test('a margin below its minimum is never shown as reaching it', () => {
  expect(said({ value: '14.9734', limit: '15' })).toBe('14.9\u00A0%, floor 15\u00A0%');
  expect(said({ value: '-149.2177', limit: '12.5' })).toBe('−149.2\u00A0%, floor 12.5\u00A0%');
});

test('the delay of a milestone is counted in working days', () => {
  expect(said({ kind: 'milestoneLate', on: '2026-11-20' })).toBe('1 working day');
  expect(said({ kind: 'milestoneLate', on: '2026-11-10' })).toBe('9 working days');
  // Saturday, looked at on Sunday: no day of work has passed.
  expect(said({ kind: 'milestoneLate', on: '2026-11-21' }, '2026-11-22')).toBe('since 21 Nov');
});

test('the end of a quote is told in days, and a past one by its date, with the year only if it is another', () => {
  expect(said({ kind: 'quoteExpires', on: '2026-11-23' })).toBe('today');
  expect(said({ kind: 'quoteExpires', on: '2026-11-26' })).toBe('in 3 days');
  expect(said({ kind: 'startOverdue', on: '2026-11-16' })).toBe('start was 16 Nov');
  expect(said({ kind: 'quoteExpired', on: '2025-12-31' })).toBe('since 31 Dec 2025');
});

test('weeks are told by their first day, how many there are, and how much is booked of what is wanted', () => {
  expect(said({ kind: 'weekNotHandedIn', on: '2026-11-16', value: '1' })).toBe('week of 16 Nov');
  expect(said({ kind: 'weekNotHandedIn', on: '2026-11-02', value: '3' })).toBe('3 weeks since 2 Nov');
  const booked = { value: String(32 * 3_600), limit: String(38.5 * 3_600) };
  expect(said({ kind: 'weekToApprove', on: '2026-11-16', ...booked })).toBe('week of 16 Nov, 32:00 of 38:30');
});

test('an absence is told by its days, one day once', () => {
  expect(said({ kind: 'absenceToDecide', on: '2026-12-01', value: '2026-12-04' })).toBe('1 Dec – 4 Dec');
  expect(said({ kind: 'absenceToDecide', on: '2026-12-01', value: '2026-12-01' })).toBe('1 Dec');
});
