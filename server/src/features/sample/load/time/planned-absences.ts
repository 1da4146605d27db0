import type { Values } from '@mandate/contract/changes/merge.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import { weekdayOf } from '@mandate/contract/project/schedule/working-days.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { uuidV7 } from '../../../../database/uuid-v7.ts';
import type { SampleRecord } from '../store-records.ts';
import { draw } from './draw.ts';
import type { SamplePerson } from './sample-people.ts';

const count = 300;
/** Everybody is away at most once in this many days, from two years ago to some months ahead. */
const stretch = 75;
const [first, last] = [-730, 150];

/** What sort of absence comes how often, of a hundred, and how many days of the calendar it takes: the shortest and how many more. */
const sorts = [
  { upTo: 38, kind: 'holiday', isWeeks: true, days: [12, 0] },
  { upTo: 60, kind: 'holiday', isWeeks: true, days: [5, 0] },
  { upTo: 78, kind: 'sick', isWeeks: false, days: [1, 4] },
  { upTo: 88, kind: 'timeOff', isWeeks: false, days: [1, 1] },
  { upTo: 94, kind: 'training', isWeeks: true, days: [3, 0] },
  { upTo: 98, kind: 'other', isWeeks: false, days: [1, 1] },
  { upTo: 100, kind: 'parental', isWeeks: true, days: [26, 0] },
] as const;

/** When and by whom absences are entered and decided. */
interface Told {
  today: PlainDate;
  /** The account that decides them, and enters those of people without one. */
  adminId: string;
}

/** The absences of the sample firm: whole weeks, single days and half days, most of them approved, some of those to come asked for. */
export function plannedAbsences(people: readonly SamplePerson[], told: Told): SampleRecord[] {
  const found = people.flatMap((person) =>
    Array.from({ length: Math.floor((last - first) / stretch) }, (_, place) => absenceOf(person, place, told)),
  );
  const kept = found.flatMap((each) => each ?? []);
  // Those of the weeks to come are all told; the others are as many as it takes.
  const order = new Map(kept.map((each, place) => [each, isAhead(each, told) ? -1 : draw(1_000_000, 'kept', place)]));
  const chosen = new Set(
    [...kept].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0)).slice(0, count),
  );
  return kept.filter((each) => chosen.has(each));
}

function isAhead({ values }: SampleRecord, { today }: Told): boolean {
  return String(values.startDate) > today;
}

/** What keeps somebody away in one stretch of days; null where they were not with the firm yet. */
function absenceOf(person: SamplePerson, place: number, told: Told): SampleRecord | null {
  const { today } = told;
  const { code, working, costsFrom } = person;
  const key = [code, place] as const;
  const dice = draw(100, 'sort', ...key);
  const sort = sorts.find(({ upTo }) => dice < upTo) ?? sorts[0];
  const [shortest, more] = sort.days;
  const days = shortest + draw(more + 1, 'days', ...key);
  const somewhere = addDays(today, first + place * stretch + draw(stretch - days - 7, 'start', ...key));
  const startDate = sort.isWeeks ? addDays(somewhere, (8 - weekdayOf(somewhere)) % 7) : onWorkday(somewhere);
  const endDate = sort.isWeeks ? addDays(startDate, days - 1) : onWorkday(addDays(startDate, days - 1));
  const isNew = startDate < addDays(String(costsFrom ?? working.from), 14);
  // What happens today and in the two weeks before is told by the stories of the sample.
  if (isNew || (endDate >= addDays(today, -15) && startDate <= today)) return null;
  if (startDate > today && sort.kind === 'sick') return null;
  const isHalf = draw(4, 'half', ...key) === 0;
  const atNoon = isHalf && draw(2, 'noon', ...key) === 0;
  const values = {
    personnelId: person.id,
    kind: sort.kind,
    startDate,
    endDate,
    startsAtNoon: isHalf && atNoon,
    endsAtNoon: isHalf && !atNoon,
    note: sort.kind === 'other' ? 'Moving house' : null,
    ...stateOf(startDate, key, told),
    tags: [],
    externalRef: null,
  };
  return recordOf(person, values, told);
}

function stateOf(startDate: PlainDate, key: readonly [string, number], { today, adminId }: Told): Values {
  const dice = draw(100, 'state', ...key);
  if (startDate > today && dice < 40) return { state: 'requested', decidedById: null };
  return { state: dice > 96 ? 'declined' : 'approved', decidedById: adminId };
}

/** Entered some weeks before, whoever was ill on the day itself. */
function recordOf({ userId }: SamplePerson, values: Values, { today, adminId }: Told): SampleRecord {
  const days = values.kind === 'sick' ? 0 : 9 + draw(30, 'entered', String(values.startDate));
  const wanted = addDays(String(values.startDate), -days);
  const createdAt = `${wanted < today ? wanted : addDays(today, -1)}T07:${10 + draw(50, 'minute', wanted)}:00.000Z`;
  const by = userId ?? adminId;
  return {
    id: uuidV7(Date.parse(createdAt)),
    values: completed(absence, values),
    createdAt,
    createdById: by,
    updatedAt: createdAt,
    updatedById: by,
  };
}

/** The day itself, or the Monday after a weekend. */
function onWorkday(date: PlainDate): PlainDate {
  return addDays(date, Math.max(0, [0, 0, 0, 0, 0, 0, 2, 1][weekdayOf(date)] ?? 0));
}
