import { weekOf } from '@mandate/contract/time/week.ts';
import { draw } from './draw.ts';
import type { FreeDays } from './free-days.ts';
import type { PlannedWork, SampleLine } from './planned-work.ts';
import type { SamplePerson } from './sample-people.ts';

/** What is left of somebody's day. */
interface Rest {
  person: SamplePerson;
  place: number;
  quarters: number;
}

/**
 * What people do for the firm itself, on the days that work for customers left free. It comes to a number of entries: the shortest rests are not booked,
 * or the longest are two entries.
 * @param lines of projects of the firm's own that everyone books on; one is chosen the more often the more of it is planned
 */
export function plannedOwnWork(
  lines: readonly SampleLine[],
  people: readonly SamplePerson[],
  free: FreeDays,
  count: number,
): PlannedWork[] {
  const rests = people.flatMap((person) => {
    const room = free.ofPerson.get(person.id) ?? new Int16Array();
    return Array.from(room, (quarters, place): Rest => ({ person, place, quarters })).filter(
      ({ quarters }) => quarters >= 1,
    );
  });
  const byLength = [...rests].sort((one, other) => other.quarters - one.quarters);
  const booked = byLength.slice(0, Math.max(0, count));
  const halved = new Set(booked.slice(0, count - booked.length));
  return booked.flatMap((rest) => {
    if (!halved.has(rest)) return [workOf(lines, rest, free, 'all')];
    const first = Math.ceil(rest.quarters / 2);
    const [one, other] = [
      workOf(lines, { ...rest, quarters: first }, free, 'all'),
      workOf(lines, { ...rest, quarters: rest.quarters - first }, free, 'rest'),
    ];
    return rest.quarters > 1 ? [one, other] : [one];
  });
}

/** Somebody mostly does the same two or three things for a week. */
function workOf(
  lines: readonly SampleLine[],
  { person, place, quarters }: Rest,
  free: FreeDays,
  part: string,
): PlannedWork {
  const date = free.days[place] ?? '';
  const key = [person.code, weekOf(date, 1), place % 3, part].join(' ');
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  let at = draw(total, 'own', key);
  const sold = lines.find(({ quantity }) => {
    at -= quantity;
    return at < 0;
  });
  if (sold === undefined) throw new Error('The sample firm has no projects of its own');
  return { sold, personnelId: person.id, providerId: null, date, quarters };
}
