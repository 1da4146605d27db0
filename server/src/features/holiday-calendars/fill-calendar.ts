import type { Values } from '@mandate/contract/changes/merge.ts';
import { rowsOf } from '@mandate/contract/changes/rows-of.ts';
import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
import type { Database } from '../../database/database.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import type { HistoryCall } from '../../records/history/history.ts';
import { parameter } from '../../records/read/parameter.ts';
import { loadStored, type Stored } from '../../records/read/stored.ts';
import { changeRecord } from '../../records/write/change-record.ts';
import { type DayChange, type FilledDays, filledDays, type PublicHoliday } from './filled-days.ts';
import { readHolidays } from './read-holidays.ts';

/** What filling a calendar would change, or changed. */
interface Filling {
  added: number;
  changed: number;
  gone: number;
  days: DayChange[];
}

/**
 * The holidays a calendar is to be filled with: those of its country or region.
 * @throws Refusal recordNotFound, calendarWithoutCountry, holidaysUnknown
 */
export async function holidaysFor(db: Database, id: string, years: number[]): Promise<PublicHoliday[]> {
  const { countryCode, regionCode } = (await liveCalendar(db, id)).values;
  if (typeof countryCode !== 'string') return refuse('calendarWithoutCountry');
  const region = typeof regionCode === 'string' ? regionCode : null;
  const language = String(await parameter(db, 'company.language')).split('-')[0] ?? 'en';
  const holidays = await readHolidays({ country: countryCode, region, years, language });
  const place = region === null ? countryCode : `${countryCode}-${region}`;
  return holidays ?? refuse('holidaysUnknown', { place });
}

/** What filling a calendar with these holidays would change. */
export async function previewFilling(
  db: Database,
  id: string,
  holidays: readonly PublicHoliday[],
  years: readonly number[],
): Promise<Filling> {
  return told(filled(await liveCalendar(db, id), holidays, years));
}

/**
 * Fills a calendar with holidays, as a change of its own with its history; belongs into a transaction.
 * @throws Refusal recordNotFound; validationFailed when it would have more days than a calendar may
 */
export async function fillCalendar(
  call: HistoryCall,
  id: string,
  holidays: readonly PublicHoliday[],
  years: readonly number[],
): Promise<Filling> {
  const stored = await liveCalendar(call.db, id, 'lock');
  const found = filled(stored, holidays, years);
  const { max } = holidayCalendar.parts.days;
  if (found.days.length > max) refuseField('days', 'tooManyItems', { max });
  await changeRecord(call, holidayCalendar, stored, { ...stored.values, days: found.days });
  return told(found);
}

function filled({ values }: Stored, holidays: readonly PublicHoliday[], years: readonly number[]): FilledDays {
  return filledDays(rowsOf(values, 'days') as Values[], holidays, years);
}

async function liveCalendar(db: Database, id: string, lock?: 'lock'): Promise<Stored> {
  const stored = await loadStored(db, holidayCalendar, id, lock);
  return stored && stored.deletedAt === null ? stored : refuse('recordNotFound');
}

function told({ changes }: FilledDays): Filling {
  const count = (change: DayChange['change']) => changes.filter((each) => each.change === change).length;
  return { added: count('added'), changed: count('changed'), gone: count('gone'), days: changes };
}
