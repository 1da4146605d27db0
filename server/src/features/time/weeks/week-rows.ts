import { bookingProblems, type Worker } from '@mandate/contract/time/booking.ts';
import type { RefusedBooking } from '@mandate/contract/time/booking-refusals.ts';
import type { TimeState, WeekEntry, WeekRow } from '@mandate/contract/time/week-detail.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { ReadLine } from '../../../business/time/read-booked-lines.ts';
import { tellLinesApart } from '../../../business/time/tell-lines-apart.ts';
import type { Call } from '../../../calls/call.ts';
import { seesTimeLeft } from '../booking/sees-time-left.ts';
import { toldParams } from '../booking/told-params.ts';
import { workedSeconds } from '../booking/worked-seconds.ts';
import { lastBookedDay } from '../entries/entry-errors.ts';
import type { TimeSettings } from '../time-settings.ts';

/** A week of a person, as far as it decides on what may be booked in it. */
export interface BookedWeek {
  worker: Worker;
  days: readonly PlainDate[];
  state: TimeState;
  settings: TimeSettings;
}

/**
 * Lines as the rows of a week: of each day why nothing can be booked, and what is left of the line. A cell of a closed day takes nothing,
 * whoever looks: who may book there all the same has to say why.
 */
export async function weekRows(
  call: Call,
  week: BookedWeek,
  lines: readonly ReadLine[],
  entries: ReadonlyMap<string, readonly WeekEntry[]>,
): Promise<WeekRow[]> {
  const worked = await workedSeconds(
    call.db,
    lines.filter(({ planned }) => planned !== null),
  );
  const told = tellLinesApart(
    lines.map(({ id, name: label, number, project }) => ({ id, label, number, projectId: project.id })),
  );
  const labels = new Map(told.map(({ id, label }) => [id, label]));
  return [...lines].sort(byProject).map((line) => ({
    line: { id: line.id, label: labels.get(line.id) ?? line.name, number: line.number },
    project: { id: line.project.id, label: line.project.name, customerLabel: line.customerName },
    unit: line.unit,
    hoursPerDay: line.hoursPerDay,
    isBillable: line.isBillable,
    ...leftOf(call, line, worked.get(line.id) ?? 0),
    mayBook: week.days.map((date) => refusalOf(call, week, line, date)),
    entries: [...(entries.get(line.id) ?? [])],
  }));
}

function byProject(one: ReadLine, other: ReadLine): number {
  return (
    one.project.name.localeCompare(other.project.name) ||
    one.project.id.localeCompare(other.project.id) ||
    Number(one.number) - Number(other.number)
  );
}

function leftOf(call: Call, { planned }: ReadLine, worked: number): Pick<WeekRow, 'planned' | 'remaining'> {
  if (planned === null || !seesTimeLeft(call)) return { planned: null, remaining: null };
  return { planned, remaining: planned - worked };
}

/** The first thing that keeps the person from booking on a day; null where nothing does. */
export function refusalOf(
  call: Call,
  { worker, state, settings }: BookedWeek,
  line: ReadLine,
  date: PlainDate,
): RefusedBooking | null {
  const { closedUntil, firstDay } = settings;
  const moment = { lastDay: lastBookedDay(call, firstDay), closedUntil, isAdministrator: false, state };
  const [problem] = bookingProblems(line, worker, date, moment);
  if (problem === undefined) return null;
  const { code, params } = problem;
  return { code, message: call.words.sentence(code, toldParams(call.words, params)) };
}
