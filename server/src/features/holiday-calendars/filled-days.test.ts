import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filledDays } from './filled-days.ts';

const generated = (date: string, name: string, more: object = {}) => ({
  ...{ id: date, date, name, share: '1', origin: 'generated', isWorkedOn: false },
  ...more,
});
const own = (date: string, name: string, more: object = {}) => ({ ...generated(date, name, more), origin: 'own' });

test('fills in holidays, takes over a new name, and lets go of what is none any more', () => {
  const stored = [generated('2026-01-01', 'New Year'), generated('2026-02-02', 'Abolished')];
  const holidays = [
    { date: '2026-01-01', name: "New Year's Day" },
    { date: '2026-05-01', name: 'Labour Day' },
  ];
  const { days, changes } = filledDays(stored, holidays, [2026]);
  expect(days.map(({ date, name }) => `${date} ${name}`)).toEqual([
    "2026-01-01 New Year's Day",
    '2026-05-01 Labour Day',
  ]);
  expect(changes).toEqual([
    { change: 'changed', date: '2026-01-01', name: "New Year's Day", before: 'New Year' },
    { change: 'gone', date: '2026-02-02', name: 'Abolished' },
    { change: 'added', date: '2026-05-01', name: 'Labour Day' },
  ]);
});

test('leaves own days, what is worked on, and other years as they are', () => {
  const stored = [
    own('2026-05-01', 'Outing', { share: '0.5' }),
    generated('2026-12-26', 'Boxing Day', { isWorkedOn: true }),
    generated('2025-02-02', 'Another year'),
  ];
  const holidays = [
    { date: '2026-05-01', name: 'Labour Day' },
    { date: '2026-12-26', name: 'St Stephen' },
  ];
  const { days } = filledDays(stored, holidays, [2026]);
  expect(days).toEqual([
    generated('2025-02-02', 'Another year'),
    own('2026-05-01', 'Outing', { share: '0.5' }),
    generated('2026-12-26', 'St Stephen', { isWorkedOn: true, id: '2026-12-26' }),
  ]);
});

test('changes nothing the second time, keeps every own day, and has each day once', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-02-${String(number).padStart(2, '0')}`);
  const days = fc.uniqueArray(fc.record({ date: day, isOwn: fc.boolean(), name: fc.constantFrom('A', 'B') }), {
    selector: ({ date }) => date,
  });
  const holidays = fc.uniqueArray(fc.record({ date: day, name: fc.constantFrom('A', 'B') }), {
    selector: ({ date }) => date,
  });
  fc.assert(
    fc.property(days, holidays, (before, wanted) => {
      const stored = before.map(({ date, name, isOwn }) => (isOwn ? own(date, name) : generated(date, name)));
      const first = filledDays(stored, wanted, [2026]);
      expect(filledDays(first.days, wanted, [2026]).changes).toEqual([]);
      expect(new Set(first.days.map(({ date }) => date)).size).toBe(first.days.length);
      for (const each of stored.filter(({ origin }) => origin === 'own')) expect(first.days).toContainEqual(each);
      for (const { date } of wanted) expect(first.days.some((each) => each.date === date)).toBe(true);
    }),
  );
});
