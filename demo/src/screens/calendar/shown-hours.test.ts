import { expect, test } from 'vitest';
import { shownHours } from './shown-hours.ts';

const event = (start: string, end: string) => ({ id: '1', title: 'Walk', start, end });

test('the calendar shows working hours, and more where an event needs them', () => {
  expect(shownHours([])).toEqual({ first: 7, last: 20 });
  expect(shownHours([event('2026-11-23T09:00', '2026-11-23T10:00')])).toEqual({ first: 7, last: 20 });
  expect(shownHours([event('2026-11-23T05:30', '2026-11-23T06:00')])).toEqual({ first: 5, last: 20 });
  expect(shownHours([event('2026-11-23T19:00', '2026-11-23T22:30')])).toEqual({ first: 7, last: 23 });
});

test('the calendar shows all hours for an event that goes past midnight, and no extra ones for whole days', () => {
  expect(shownHours([event('2026-11-23T23:00', '2026-11-24T01:00')])).toEqual({ first: 0, last: 24 });
  expect(shownHours([event('2026-11-23T00:00', '2026-11-25T00:00')])).toEqual({ first: 7, last: 20 });
});
