import { parentPort, workerData } from 'node:worker_threads';
import { addDays } from '@mandate/contract/values/dates.ts';
import Holidays from 'date-holidays';
import type { PublicHoliday } from './filled-days.ts';
import type { HolidayAnswer, HolidayOrder } from './holiday-order.ts';

/** A thread that reads the holidays it is asked for and ends: what it takes to know those of every country is let go with it. */
parentPort?.postMessage(publicHolidays(workerData as HolidayOrder));

function publicHolidays({ country, region, years, language }: HolidayOrder): HolidayAnswer {
  const all = new Holidays();
  const [state, part] = (region ?? '').split('-');
  // What is not known is passed over in silence: the holidays of the whole country would be taken for those of the region.
  if (!knows(all.getCountries(), country)) return null;
  if (state && !knows(all.getStates(country), state)) return null;
  if (state && part && !knows(all.getRegions(country, state), part)) return null;
  const known = new Holidays(
    { country, ...(state && { state }), ...(part && { region: part }) },
    { types: ['public'] },
  );
  const found = years.flatMap((year) => known.getHolidays(year, language)).flatMap(daysOf);
  return [...new Map(found.map((day) => [day.date, day])).values()];
}

function knows(names: Record<string, string> | null | undefined, code: string): boolean {
  return Object.keys(names ?? {}).some((name) => name.toLowerCase() === code.toLowerCase());
}

/** The days of one holiday: its date is a plain day, only its length is taken from the instants beside it. */
function daysOf({ date, start, end, name }: { date: string; start: Date; end: Date; name: string }): PublicHoliday[] {
  const first = date.slice(0, 10);
  // The hour that a change of the clock takes away makes no day less.
  const days = Math.max(1, Math.floor((end.getTime() - start.getTime()) / 86_400_000 + 0.1));
  return Array.from({ length: days }, (_, day) => ({ date: addDays(first, day), name: name.slice(0, 120) }));
}
