import { capacitySeconds } from '@mandate/contract/time/capacity.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { SamplePerson } from './sample-people.ts';

/** Seconds of the steps in which the sample firm books. */
export const quarter = 900;

/** The days up to yesterday that the sample has entries of, and how much of each is free. */
export interface FreeDays {
  days: readonly PlainDate[];
  /** Quarters of an hour that can be booked yet, by day, of each person by id. */
  ofPerson: ReadonlyMap<string, Int16Array>;
}

/** A stretch of days by their places, both counted. */
export type Stretch = readonly [first: number, last: number];

/** What people can work on each day from one on up to yesterday; nothing before their work has a cost. */
export function freeDays(people: readonly SamplePerson[], from: PlainDate, today: PlainDate): FreeDays {
  const days: PlainDate[] = [];
  for (let day = from; day < today; day = addDays(day, 1)) days.push(day);
  const ofPerson = new Map(
    people.map(({ id, working, costsFrom }) => {
      const quarters = days.map((day) =>
        costsFrom !== null && day < costsFrom ? 0 : Math.floor(capacitySeconds(working, day) / quarter),
      );
      return [id, Int16Array.from(quarters)];
    }),
  );
  return { days, ofPerson };
}

/** The place of a day among others, also before the first and after the last. */
export function placeOf({ days }: FreeDays, date: PlainDate): number {
  return (Date.parse(date) - Date.parse(days[0] ?? date)) / 86_400_000;
}

/** Some quarters on a day. */
export interface Piece {
  place: number;
  quarters: number;
}

/**
 * Lays work on the free days of a stretch, evenly, a piece a day, and takes these from what is free. What finds no room is not done.
 * @param most quarters of a piece
 */
export function layOn(free: Int16Array, [first, last]: Stretch, quarters: number, most: number): Piece[] {
  const open: number[] = [];
  for (let place = first; place <= last; place += 1) if ((free[place] ?? 0) >= 2) open.push(place);
  const wanted = Math.min(open.length, Math.ceil(quarters / most));
  const pieces: Piece[] = [];
  let left = quarters;
  for (let at = 0; at < wanted; at += 1) {
    const place = open[Math.floor(((at + 0.5) * open.length) / wanted)] ?? first;
    const taken = Math.min(free[place] ?? 0, Math.ceil(left / (wanted - at)));
    free[place] = (free[place] ?? 0) - taken;
    left -= taken;
    pieces.push({ place, quarters: taken });
  }
  return pieces;
}
