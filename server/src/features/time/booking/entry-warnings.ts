import { isOutside, plannedFor, type Worker } from '@mandate/contract/time/booking.ts';
import { hour } from '@mandate/contract/time/duration.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { ReadLine } from '../../../business/time/read-booked-lines.ts';
import type { Call } from '../../../calls/call.ts';

/** A day of work longer than this is warned of. */
const longDay = 12 * hour;

/** What is known around an entry. */
interface AroundEntry {
  worker: Worker;
  date: PlainDate;
  /** Seconds of all that is booked on the person's day, and of all that is booked on the line. */
  ofDay: number;
  ofLine: number;
  /** The person does not work that day. */
  isOff: boolean;
}

type WarningCode = Parameters<Call['words']['sentence']>[0];

/** What is told of an entry that is stored all the same (delivery reference 3.2): its codes with what their sentences are filled with. */
export function entryWarnings(line: ReadLine, around: AroundEntry): [WarningCode, Record<string, string>][] {
  const { worker, date, ofDay, ofLine, isOff } = around;
  const who = worker.name;
  const other = plannedFor(line, worker);
  const told: [WarningCode, Record<string, string>][] = [];
  if (isOutside(line, date)) told.push(['bookedOutside', { line: line.name, date }]);
  if (other !== null) told.push(['bookedForOther', { line: line.name, who: other }]);
  if (ofDay > longDay) told.push(['bookedLongDay', { who, date }]);
  if (isOff) told.push(['bookedDayOff', { who, date }]);
  if (line.planned !== null && ofLine > line.planned) told.push(['bookedBeyond', { line: line.name }]);
  return told;
}
