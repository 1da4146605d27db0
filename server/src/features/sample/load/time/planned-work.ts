import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { ReadLine } from '../../../../business/time/read-booked-lines.ts';
import { draw } from './draw.ts';
import { type FreeDays, layOn, placeOf, quarter, type Stretch } from './free-days.ts';
import type { SamplePerson } from './sample-people.ts';

/** A line of work of the sample, with what its project's row tells besides. */
export interface SampleLine {
  line: ReadLine;
  /** Tells it from all others, the same at every load. */
  key: string;
  /** What it is sold by, and how much of that. */
  unit: string | null;
  quantity: number;
}

/** Work of somebody on a line on a day. */
export interface PlannedWork {
  sold: SampleLine;
  personnelId: string | null;
  providerId: string | null;
  date: PlainDate;
  quarters: number;
}

/** Hours that a piece of what is sold by neither hours nor days takes. */
const hoursOfPiece: Record<string, number> = { session: 16, month: 100, lumpSum: 80, unit: 6 };
/** So much of what was planned is worked when all of it is done, in percent: the least, and how much more. */
const [leastShare, moreShare] = [70, 55];
/** Projects on hold have not been worked on for this many days. */
const heldFor = 21;
/** The most quarters a provider's people work on a line on a day. */
const wholeDay = 32;

/** Work that was sold, by who delivers its line and within its days, as far as its people have room for it. Takes the room it needs. */
export function plannedWork(
  lines: readonly SampleLine[],
  people: ReadonlyMap<string, SamplePerson>,
  free: FreeDays,
): PlannedWork[] {
  // What is sold by hours and days has the first choice: it is compared with its plan.
  const first = lines.filter(({ line }) => line.planned !== null);
  const others = lines.filter(({ line }) => line.planned === null);
  return [...first, ...others].flatMap((sold) => {
    const { line, key } = sold;
    const whole = daysOf(sold, free);
    const done: Stretch = [Math.max(0, whole[0]), Math.min(free.days.length - 1, whole[1])];
    if (done[0] > done[1]) return [];
    const who = workerOf(sold, people);
    const room = who === null ? weekdaysOf(free) : free.ofPerson.get(who);
    if (room === undefined) return [];
    const elapsed = (done[1] - done[0] + 1) / (whole[1] - whole[0] + 1);
    const share = (leastShare + draw(moreShare + 1, 'share', key)) / 100;
    const quarters = Math.round((plannedSeconds(sold) / quarter) * share * elapsed);
    const most = 14 + draw(18, 'piece', key);
    const worker =
      who === null ? { personnelId: null, providerId: line.providerId } : { personnelId: who, providerId: null };
    return layOn(room, done, quarters, most).map((piece) => ({
      sold,
      ...worker,
      date: free.days[piece.place] ?? '',
      // Now and then a day becomes longer.
      quarters: piece.quarters + (who !== null && draw(25, 'long', key, piece.place) === 0 ? 2 : 0),
    }));
  });
}

/** Seconds a line is planned to take. */
function plannedSeconds({ line, unit, quantity }: SampleLine): number {
  return line.planned ?? quantity * (hoursOfPiece[unit ?? ''] ?? 4) * 3_600;
}

/** The days of a line, its project's where it has none, by their places; they may lie outside those that have entries. */
function daysOf({ line }: SampleLine, free: FreeDays): Stretch {
  const { project } = line;
  const first = placeOf(free, line.startDate ?? project.startDate ?? free.days[0] ?? '');
  const end = line.endDate ?? project.actualEndDate ?? project.endDate;
  const last = end === null ? first + 180 : placeOf(free, end);
  const isHeld = project.status === 'onHold';
  const ended = project.actualEndDate === null ? last : Math.min(last, placeOf(free, project.actualEndDate));
  return [first, isHeld ? Math.min(ended, free.days.length - heldFor) : ended];
}

/** Who works on a line: its person, else somebody of the team; null for a provider's people. */
function workerOf({ line, key }: SampleLine, people: ReadonlyMap<string, SamplePerson>): string | null {
  if (line.providerId !== null) return null;
  if (line.personnelId !== null) return line.personnelId;
  const team = [...line.project.team].filter((id) => people.has(id));
  team.sort((one, other) => (people.get(one)?.code ?? '').localeCompare(people.get(other)?.code ?? ''));
  return team[draw(Math.max(1, team.length), 'worker', key)] ?? '';
}

/** A provider's people work on weekdays. */
function weekdaysOf({ days }: FreeDays): Int16Array {
  return Int16Array.from(days.map((day) => (new Date(day).getUTCDay() % 6 === 0 ? 0 : wholeDay)));
}
