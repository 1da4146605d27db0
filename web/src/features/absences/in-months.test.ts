import { expect, test } from 'vitest';
import { inMonths } from './in-months.ts';

const absence = { id: '1', startsAtNoon: false, endsAtNoon: false, state: 'approved', kind: null } as const;

test('an absence over the end of a month stands in both, with the days of each', () => {
  const months = inMonths([{ ...absence, startDate: '2026-02-26', endDate: '2026-03-03' }], 2026);
  expect(months.map((month) => month.map(({ first, last }) => `${first}–${last}`).join())).toEqual([
    ...['', '26–28', '1–3'],
    ...Array.from({ length: 9 }, () => ''),
  ]);
});

test('of an absence over the end of a year each year has its days', () => {
  const one = { ...absence, startDate: '2025-12-30', endDate: '2026-01-02' };
  expect(inMonths([one], 2026)[0]).toMatchObject([{ first: 1, last: 2 }]);
  expect(inMonths([one], 2025)[11]).toMatchObject([{ first: 30, last: 31 }]);
  expect(inMonths([one], 2027).flat()).toEqual([]);
});
