import type { WeekDetail, WeekEntry, WeekRow } from '@mandate/contract/time/week-detail.ts';
import { expect, test } from 'vitest';
import { seenWeek } from './seen-week.ts';

const dates = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];
const hour = 3_600;

function entry(id: string, date: string, seconds: number, isBillable = true): WeekEntry {
  const words = { text: null, internalNote: null, returnedReason: null, correctsId: null };
  return { id, version: 1, date, seconds, isBillable, state: 'submitted', ...words };
}

function row(id: string, projectId: string, entries: WeekEntry[]): WeekRow {
  return {
    line: { id, label: `Line ${id}`, number: '1' },
    project: { id: projectId, label: `Project ${projectId}`, customerLabel: null },
    unit: 'hour',
    hoursPerDay: '8',
    isBillable: true,
    planned: null,
    remaining: null,
    mayBook: [],
    entries,
  };
}

const week: WeekDetail = {
  week: '2026-11-30',
  personnelId: 'kofi',
  personnelLabel: 'Kofi Adeyemi',
  state: 'submitted',
  version: 1,
  returnedReason: null,
  returned: null,
  target: 40 * hour,
  days: dates.map((date, day) => ({
    ...{ date, capacity: day < 5 ? 8 * hour : 0 },
    ...{ holiday: null, absence: null, isClosed: false },
  })),
  rows: [
    row('a', 'p', [entry('2', '2026-12-01', 2 * hour), entry('1', '2026-11-30', 3 * hour)]),
    row('b', 'q', [entry('3', '2026-12-05', hour, false)]),
    row('c', 'q', []),
  ],
};

test('a week is shown with the lines and the days that say something, and its entries day by day', () => {
  const seen = seenWeek(week, null);
  expect(seen.days.map(({ date }) => date)).toEqual(dates.slice(0, 6));
  expect(seen.lines.map(({ row: { line }, total }) => [line.id, total])).toEqual([
    ['a', 5 * hour],
    ['b', hour],
  ]);
  expect(seen.booked).toEqual([3, 2, 0, 0, 0, 1].map((hours) => hours * hour));
  expect([seen.total, seen.billable]).toEqual([6 * hour, 5 * hour]);
  expect(seen.entries.map(({ entry: { id } }) => id)).toEqual(['1', '2', '3']);
});

test('who approves by project is shown the lines of these projects alone', () => {
  const seen = seenWeek(week, ['p']);
  expect(seen.lines.map(({ row: { line } }) => line.id)).toEqual(['a']);
  expect(seen.total).toBe(5 * hour);
});
