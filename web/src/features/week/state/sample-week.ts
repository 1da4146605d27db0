import { daysOfWeek } from '@mandate/contract/time/week.ts';
import type { WeekDetail, WeekEntry, WeekRow } from '@mandate/contract/time/week-detail.ts';
import { noWork, type WeekState } from './week-work.ts';

const monday = '2026-11-30';
/** The days of the week of the tests. */
export const days = daysOfWeek(monday);

/** A line sold by hours; everybody may book on it. */
export function sampleRow(id: string, entries: WeekEntry[] = [], facts: Partial<WeekRow> = {}): WeekRow {
  return {
    line: { id, label: `Line ${id}`, number: '1' },
    project: { id: 'p', label: 'Claims', customerLabel: 'Norvane Mutual' },
    unit: 'hour',
    hoursPerDay: '8',
    isBillable: true,
    planned: null,
    remaining: null,
    mayBook: days.map(() => null),
    entries,
    ...facts,
  };
}

/** An open entry of a day, 0 to 6. */
export function sampleEntry(id: string, day: number, seconds: number, values: Partial<WeekEntry> = {}): WeekEntry {
  return {
    id,
    version: 1,
    date: days[day] ?? monday,
    seconds,
    text: null,
    internalNote: null,
    isBillable: true,
    state: 'open',
    returnedReason: null,
    correctsId: null,
    ...values,
  };
}

/** A week of five working days of eight hours. */
export function sampleWeek(rows: WeekRow[]): WeekDetail {
  return {
    week: monday,
    personnelId: 'ines',
    personnelLabel: 'Ines Valcourt',
    state: 'open',
    version: 0,
    returnedReason: null,
    returned: null,
    target: 5 * 28_800,
    days: days.map((date, day) => ({
      date,
      capacity: day < 5 ? 28_800 : 0,
      holiday: null,
      absence: null,
      isClosed: false,
    })),
    rows,
  };
}

/** The same week with nothing done in it. */
export function sampleState(rows: WeekRow[]): WeekState {
  return { stored: sampleWeek(rows), work: noWork };
}

/** Ids one after the other. */
export function idsFrom(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${count}`;
  };
}
