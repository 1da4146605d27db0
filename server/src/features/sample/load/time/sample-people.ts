import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { place } from '@mandate/contract/entities/place.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { AbsentDays, Schedule, Working } from '@mandate/contract/time/capacity.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { SampleRecord } from '../store-records.ts';

/** Somebody of the sample firm who books time. */
export interface SamplePerson {
  id: string;
  code: string;
  /** The account they sign in with, if they do. */
  userId: string | null;
  /** When and how long they work; absences come later. */
  working: Working & { absences: AbsentDays[] };
  /** The day from which their work has a cost, where that is later than the day they came. */
  costsFrom: PlainDate | null;
}

/** The firm's days of work. */
const weekdays: ReadonlySet<number> = new Set([1, 2, 3, 4, 5]);

/** Who of the sample firm books time, in the order of their codes: everybody who is still with it. */
export function samplePeople(all: (entity: Entity) => readonly SampleRecord[]): SamplePerson[] {
  const holidays = new Map(all(holidayCalendar).map(({ id, values }) => [id, holidaysIn(values)]));
  const calendars = new Map(all(place).map(({ id, values }) => [id, values.holidayCalendarId]));
  const costs = all(rate).flatMap(({ values }) =>
    values.side === 'cost' && typeof values.personnelId === 'string' ? [values] : [],
  );
  return all(personnel).flatMap(({ id, values }) => {
    if (values.isActive !== true) return [];
    const from = String(values.hiredOn);
    const costsFrom = costs
      .flatMap(({ personnelId, validFrom }) => (personnelId === id ? [String(validFrom)] : []))
      .sort()[0];
    const working = {
      schedules: rowsOf(values, 'schedules') as unknown as Schedule[],
      weeklyHours: String(values.weeklyHours),
      weekdays,
      from,
      to: null,
      holidays: holidays.get(String(calendars.get(String(values.basePlaceId)))) ?? new Map(),
      absences: [],
    };
    return {
      id,
      code: String(values.code),
      userId: (values.userId as string | null) ?? null,
      working,
      costsFrom: costsFrom !== undefined && costsFrom > from ? costsFrom : null,
    };
  });
}

function holidaysIn(calendar: Values): Map<PlainDate, number> {
  return new Map(rowsOf(calendar, 'days').map(({ date, share }) => [String(date), Number(share)]));
}
