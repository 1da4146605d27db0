import { isOutside, plannedFor } from '@mandate/contract/time/booking.ts';
import { hour } from '@mandate/contract/time/duration.ts';
import { readCapacity } from '../../../business/time/read-capacity.ts';
import type { Call } from '../../../calls/call.ts';
import { workedSeconds } from '../booking/worked-seconds.ts';
import type { BookingFacts, WantedEntry } from './entry-errors.ts';

/** A day of work longer than this is warned of. */
const longDay = 12 * hour;

/** What an entry came to, as far as it is warned of. */
export interface WarnedEntry extends WantedEntry {
  /** Whether a cost was found. */
  hasCost: boolean;
}

/**
 * Tells of what is stored all the same (delivery reference 3.2): outside the days of the line, planned for somebody else, a long day, a day off, more
 * than was planned, no cost. The costs only who sees costs is told of.
 * @param days what each person's days come to now, by `id date`
 */
export async function warnOfEntries(
  call: Call,
  entries: readonly WarnedEntry[],
  facts: BookingFacts,
  days: ReadonlyMap<string, number>,
): Promise<void> {
  const booked = new Set(entries.map(({ wanted }) => wanted.lineId));
  const lines = [...facts.lines.values()].filter(({ id, planned }) => planned !== null && booked.has(id));
  const worked = await workedSeconds(call.db, lines);
  const off = await daysOff(call, entries);
  const tell = (code: Parameters<Call['words']['sentence']>[0], params: Record<string, string>) =>
    call.alerts.push(call.words.sentence(code, params));
  for (const { wanted, hasCost } of entries) {
    const line = facts.lines.get(String(wanted.lineId));
    const worker = facts.workers.get(String(wanted.personnelId ?? wanted.providerId));
    if (line === undefined || worker === undefined) continue;
    const date = String(wanted.date);
    const key = `${wanted.personnelId} ${date}`;
    const who = worker.name;
    const other = plannedFor(line, worker);
    if (isOutside(line, date)) tell('bookedOutside', { line: line.name, date });
    if (other !== null) tell('bookedForOther', { line: line.name, who: other });
    if ((days.get(key) ?? 0) > longDay) tell('bookedLongDay', { who, date });
    if (off.has(key)) tell('bookedDayOff', { who, date });
    if (line.planned !== null && (worked.get(line.id) ?? 0) > line.planned) tell('bookedBeyond', { line: line.name });
    if (!hasCost && call.caller.grants.includes('seeCosts')) tell('bookedWithoutCost', { who, date });
  }
}

/** The days on which people do not work at all, as `id date`. */
async function daysOff(call: Call, entries: readonly WarnedEntry[]): Promise<Set<string>> {
  const ofPeople = entries.filter(({ wanted }) => wanted.personnelId !== null);
  const ids = ofPeople.map(({ wanted }) => String(wanted.personnelId));
  const capacity = await readCapacity(call, ids, [...new Set(ofPeople.map(({ wanted }) => String(wanted.date)))]);
  return new Set(
    [...capacity].flatMap(([id, days]) =>
      days.flatMap(({ date, seconds }) => (seconds === 0 ? [`${id} ${date}`] : [])),
    ),
  );
}
