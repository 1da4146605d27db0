import type { Call } from '../../../calls/call.ts';
import { daysOff } from '../booking/days-off.ts';
import { entryWarnings } from '../booking/entry-warnings.ts';
import { seesTimeLeft } from '../booking/sees-time-left.ts';
import { workedSeconds } from '../booking/worked-seconds.ts';
import type { BookingFacts, WantedEntry } from './entry-errors.ts';

/** What an entry came to, as far as it is warned of. */
export interface WarnedEntry extends WantedEntry {
  /** Whether a cost was found. */
  hasCost: boolean;
}

/**
 * Tells of what is stored all the same (delivery reference 3.2): outside the days of the line, planned for somebody else, a long day, a day off, more
 * than was planned, no cost. Of costs only who sees them is told, and of what others booked no guest.
 * @param days what each person's days come to now, by `id date`
 */
export async function warnOfEntries(
  call: Call,
  entries: readonly WarnedEntry[],
  facts: BookingFacts,
  days: ReadonlyMap<string, number>,
): Promise<void> {
  const booked = new Set(entries.map(({ wanted }) => wanted.lineId));
  const planned = [...facts.lines.values()].filter((line) => line.planned !== null && booked.has(line.id));
  const lines = seesTimeLeft(call) ? planned : [];
  const worked = await workedSeconds(call.db, lines);
  const ofPeople = entries.filter(({ wanted }) => wanted.personnelId !== null);
  const off = await daysOff(
    call,
    ofPeople.map(({ wanted }) => String(wanted.personnelId)),
    ofPeople.map(({ wanted }) => String(wanted.date)),
  );
  const tell = (code: Parameters<Call['words']['sentence']>[0], params: Record<string, string>) =>
    call.alerts.push(call.words.sentence(code, params));
  for (const { wanted, hasCost } of entries) {
    const line = facts.lines.get(String(wanted.lineId));
    const worker = facts.workers.get(String(wanted.personnelId ?? wanted.providerId));
    if (line === undefined || worker === undefined) continue;
    const date = String(wanted.date);
    const key = `${wanted.personnelId} ${date}`;
    const around = { worker, date, ofDay: days.get(key) ?? 0, ofLine: worked.get(line.id) ?? 0, isOff: off.has(key) };
    for (const [code, params] of entryWarnings(line, around)) tell(code, params);
    if (!hasCost && call.caller.grants.includes('seeCosts')) tell('bookedWithoutCost', { who: worker.name, date });
  }
}
