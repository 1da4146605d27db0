import type { Values } from '@mandate/contract/changes/merge.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

/** A public holiday of a country. */
export interface PublicHoliday {
  date: PlainDate;
  name: string;
}

/** What filling a calendar changes, day by day in the order of their dates. */
export interface DayChange {
  change: 'added' | 'changed' | 'gone';
  date: PlainDate;
  name: string;
  /** What it was called before it changed. */
  before?: string;
}

/** The days of a calendar after it was filled, and what of that is new. */
export interface FilledDays {
  days: Values[];
  changes: DayChange[];
}

/**
 * Fills the days of a calendar with the public holidays of some years: the firm's own days stay, also in place of a holiday, and so does
 * that a holiday is worked on. What was filled in before and is no holiday of these years any more goes.
 */
export function filledDays(
  stored: readonly Values[],
  holidays: readonly PublicHoliday[],
  years: readonly number[],
): FilledDays {
  const wanted = new Map(holidays.map(({ date, name }) => [date, name]));
  const changes: DayChange[] = [];
  const kept = stored.flatMap((day) => {
    const date = String(day.date);
    const before = String(day.name);
    const name = wanted.get(date);
    const isOther = day.origin === 'own' || !years.includes(Number(date.slice(0, 4)));
    if (day.origin === 'own' || name !== undefined) wanted.delete(date);
    if (isOther || name === before) return [day];
    if (name === undefined) {
      changes.push({ change: 'gone', date, name: before });
      return [];
    }
    changes.push({ change: 'changed', date, name, before });
    return [{ ...day, name }];
  });
  const added = [...wanted].map(([date, name]) => {
    changes.push({ change: 'added', date, name });
    return { id: uuidV7(), date, name, share: '1', origin: 'generated', isWorkedOn: false };
  });
  const byDate = (one: { date?: unknown }, other: { date?: unknown }) =>
    String(one.date) < String(other.date) ? -1 : 1;
  return { days: [...kept, ...added].sort(byDate), changes: changes.sort(byDate) };
}
