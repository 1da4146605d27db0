import { describe, expect, test } from 'vitest';
import { addDays } from '../../values/dates.ts';
import { dateShift, isSameDay, sameDayLater } from './date-shift.ts';
import { addWorkingDays, nextWorkingDay, weekdayOf, workingDaysBetween, workingDaysIn } from './working-days.ts';

const week = new Set([1, 2, 3, 4, 5]);

describe('working days', () => {
  test('are those of the week the firm works on', () => {
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(workingDaysIn('2026-11-16', '2026-11-29', week)).toBe(10);
    expect(workingDaysIn('2026-11-21', '2026-11-22', week)).toBe(0);
    expect(workingDaysIn('2026-11-20', '2026-11-19', week)).toBe(0);
    expect(nextWorkingDay('2026-11-21', week)).toBe('2026-11-23');
    expect(workingDaysIn('2026-11-16', '2026-11-22', new Set([6, 7]))).toBe(2);
  });

  test('are counted over months and years, forwards and back', () => {
    expect(addWorkingDays('2026-12-31', 1, week)).toBe('2027-01-01');
    expect(addWorkingDays('2027-01-01', 1, week)).toBe('2027-01-04');
    expect(addWorkingDays('2027-01-04', -2, week)).toBe('2026-12-31');
    expect(workingDaysBetween('2026-09-01', '2027-01-04', week)).toBe(89);
  });

  test('keep a weekend a weekend where no work comes between', () => {
    expect(addWorkingDays('2026-11-22', 5, week)).toBe('2026-11-29');
    expect(addWorkingDays('2026-11-22', 6, week)).toBe('2026-11-30');
  });

  test('are counted before 1900 as well', () => {
    expect(weekdayOf('1899-12-24')).toBe(7);
    expect(addWorkingDays('1900-01-01', -6, week)).toBe('1899-12-22');
  });

  test('are all days for a firm that says none', () => {
    expect(addWorkingDays('2026-11-20', 2, new Set())).toBe('2026-11-22');
  });
});

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('dates that move by working days', () => {
  const next = numbers(7);
  const cases = Array.from({ length: 4000 }, () => {
    const weekdays = next(4) > 0 ? week : new Set([1, 2, 3, 4, 5, 6, 7].filter(() => next(2) === 1));
    const from = addDays('2024-01-01', next(900));
    const to = addDays('2024-01-01', next(1500));
    const start = addDays(from, next(200) - 20);
    const end = addDays(start, next(120));
    return { weekdays, from, to, start, end };
  });

  test('begin with the new start', () => {
    for (const { weekdays, from, to } of cases) expect(dateShift(from, to, 'workingDays', weekdays)(from)).toBe(to);
  });

  test('take as many working days as before where they begin on one, and never fewer', () => {
    for (const { weekdays, from, to, start, end } of cases.filter((each) => each.start >= each.from)) {
      const shift = dateShift(from, to, 'workingDays', weekdays);
      const before = workingDaysIn(start, end, weekdays);
      const after = workingDaysIn(shift(start), shift(end), weekdays);
      expect(after).toBeGreaterThanOrEqual(before);
      if (start === nextWorkingDay(start, weekdays)) expect(after).toBe(before);
    }
  });

  test('keep their order', () => {
    for (const { weekdays, from, to, start, end } of cases) {
      const shift = dateShift(from, to, 'workingDays', weekdays);
      expect(shift(start) <= shift(end)).toBe(true);
      for (const date of [start, end]) expect(date <= from ? shift(date) <= to : shift(date) >= to).toBe(true);
    }
  });

  test('stay what they are when the start stays', () => {
    for (const { weekdays, from, start } of cases) {
      expect(dateShift(from, from, 'workingDays', weekdays)(start)).toBe(start);
    }
  });

  test('move by the very same days when these are calendar days', () => {
    const shift = dateShift('2026-01-31', '2027-03-01', 'calendarDays', week);
    expect([shift('2026-01-31'), shift('2026-02-28'), shift('2025-12-31')]).toEqual([
      '2027-03-01',
      '2027-03-29',
      '2027-01-29',
    ]);
  });
});

describe('the same day of a later year', () => {
  test('is proposed in the first year after it in which it is not over', () => {
    const today = '2026-11-22';
    // A project of next year is copied into the year after, one of long ago into the next that comes.
    expect(sameDayLater('2027-03-01', today)).toBe('2028-03-01');
    expect(sameDayLater('2026-12-01', today)).toBe('2027-12-01');
    expect(sameDayLater('2026-01-05', today)).toBe('2027-01-05');
    expect(sameDayLater('2019-11-22', today)).toBe('2026-11-22');
    expect(sameDayLater('2019-11-21', today)).toBe('2027-11-21');
    expect(sameDayLater('2024-02-29', today)).toBe('2027-02-28');
  });

  test('lies ahead, is the same day, and keeps dates in order', () => {
    const next = numbers(11);
    for (let at = 0; at < 2000; at += 1) {
      const start = addDays('2015-01-01', next(6000));
      const today = addDays('2015-01-01', next(6000));
      const later = sameDayLater(start, today);
      expect([later >= today, later > start, isSameDay(start, later)]).toEqual([true, true, true]);
      const shift = dateShift(start, later, 'sameDates', week);
      const [one, other] = [addDays(start, next(400)), addDays(start, next(400))].sort() as [string, string];
      expect([shift(start) === later, shift(one) <= shift(other)]).toEqual([true, true]);
    }
  });
});
