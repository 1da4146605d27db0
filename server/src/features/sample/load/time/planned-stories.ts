import { weekOf } from '@mandate/contract/time/week.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import told from '../../data/time.json' with { type: 'json' };
import { type FreeDays, placeOf } from './free-days.ts';
import type { PlannedWork, SampleLine } from './planned-work.ts';
import type { SamplePerson } from './sample-people.ts';

/** What the sample tells of today, apart from what was planned and done. */
export interface Stories {
  /** Three projects in one week of the guest's; the first of these entries came back. */
  ofGuest: PlannedWork[];
  /** What somebody did on the day before their work had a cost. */
  withoutCost: PlannedWork[];
}

/** The first day of the week that is over last. */
export function lastWeekOf(today: PlainDate): PlainDate {
  return addDays(weekOf(today, 1), -7);
}

/** Lays the work of the stories on their days, and takes these from what is free. */
export function plannedStories(
  sold: readonly SampleLine[],
  own: readonly SampleLine[],
  people: readonly SamplePerson[],
  free: FreeDays,
  today: PlainDate,
): Stories {
  const guest = people.find(({ code }) => code === told.guest);
  return {
    ofGuest: guest === undefined ? [] : weekOfGuest(guest, sold, free, lastWeekOf(today)),
    withoutCost: people.flatMap((person) => beforeCosts(person, own, free)),
  };
}

/** The guest's own lines, one of each of their projects; what ended first comes first. */
function weekOfGuest(
  { id }: SamplePerson,
  sold: readonly SampleLine[],
  free: FreeDays,
  week: PlainDate,
): PlannedWork[] {
  const room = free.ofPerson.get(id) ?? new Int16Array();
  const running = sold.filter(({ line }) => line.personnelId === id && line.project.status !== 'closed');
  const one = [...new Map(running.map((each) => [each.line.project.id, each])).values()].sort((some, other) =>
    (some.line.project.actualEndDate ?? '9').localeCompare(other.line.project.actualEndDate ?? '9'),
  );
  const places = [0, 1, 2, 3, 4].map((day) => placeOf(free, week) + day).filter((place) => (room[place] ?? 0) >= 8);
  return one.flatMap((each, at) => {
    const place = places[at % places.length];
    if (place === undefined) return [];
    const quarters = Math.min(12, room[place] ?? 0);
    room[place] = (room[place] ?? 0) - quarters;
    return quarters === 0
      ? []
      : [{ sold: each, personnelId: id, providerId: null, date: free.days[place] ?? '', quarters }];
  });
}

/** Nobody books before their work has a cost, but for the last weekday before. */
function beforeCosts(
  { id, working, costsFrom }: SamplePerson,
  own: readonly SampleLine[],
  free: FreeDays,
): PlannedWork[] {
  const line = own[0];
  if (costsFrom === null || line === undefined) return [];
  const before = free.days.filter(
    (day) =>
      day < costsFrom && day >= String(working.from) && !working.holidays.has(day) && new Date(day).getUTCDay() % 6 > 0,
  );
  const date = before.at(-1);
  return date === undefined ? [] : [{ sold: line, personnelId: id, providerId: null, date, quarters: 24 }];
}
