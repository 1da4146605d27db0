import type { Values } from '@mandate/contract/changes/merge.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isOverfull } from '@mandate/contract/time/booking.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { type CostedWork, costBook, type KeptCost } from '../../../business/time/cost-book.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { Refusal, refuse, refuseFields } from '../../../http/refusal.ts';
import { findVisible } from '../../../records/read/find.ts';
import { gridShape } from '../../../records/read/grid-shape.ts';
import { beginSaves, type Saving } from '../../../records/write/begin-save.ts';
import { ownErrors } from '../../../records/write/finish-save.ts';
import { lockPeople } from '../booking/lock-people.ts';
import { judgeWeeks } from '../weeks/judge-weeks.ts';
import { bookingFacts } from './booking-facts.ts';
import { type BookingFacts, entryErrors, isCounted, isMoved, type WantedEntry } from './entry-errors.ts';
import { fillEntry, followLine, workToCost } from './fill-entry.ts';
import { refuseOthers } from './refuse-others.ts';
import { removeEntry } from './remove-entry.ts';
import { placed, readSent, type SentEntry } from './sent-entry.ts';
import { warnOfEntries } from './warn-of-entries.ts';
import { writeEntries } from './write-entries.ts';

/** What keeps an entry from being removed that is told at its cell. */
const locking = ['periodClosed', 'entryLocked'] as const;

/** An entry under way. */
interface Booked extends WantedEntry {
  at: string;
  saving: Saving;
  isCopy: boolean;
}

/**
 * Creates, changes and removes entries, all or none (delivery reference 7). Whoever saves time of the same people at the same moment waits.
 * @param bodies each as a save of an entry; one with a version and no seconds is removed
 * @returns the entries as they are stored, in the order in which they were sent
 * @throws ZodError, Refusal as a register's save, and validationFailed with every cell that may not be booked
 */
export function saveEntries(call: Call, bodies: readonly unknown[]): Promise<Values[]> {
  return saveSent(
    call,
    bodies.map((body, index) => readSent(call, body, `entries.${index}.`)),
  );
}

/** The same for one entry by itself. */
export async function saveEntry(call: Call, body: unknown): Promise<Values> {
  const [stored] = await saveSent(call, [readSent(call, body, '')]);
  return stored ?? {};
}

/** Saves one that stands in for an entry that was corrected: what of it is as it was there may be so still. */
export async function saveStanding(call: Call, body: unknown, standsFor: Values): Promise<Values> {
  const [stored] = await saveSent(call, [{ ...readSent(call, body, ''), standsFor }]);
  return stored ?? {};
}

/** Saves what a call made of its own fields, at which it is told what is wrong: with several alike once. */
export function saveParts(call: Call, bodies: readonly unknown[]): Promise<Values[]> {
  return saveSent(
    call,
    bodies.map((body) => readSent(call, body, '')),
  );
}

function saveSent(call: Call, sent: readonly SentEntry[]): Promise<Values[]> {
  if (call.caller.isWaiting && sent.some((each) => each.sent.version === null)) refuse('notPermitted');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await lockPeople(db, await peopleIn(inside, sent));
    const kept: FieldError[] = [];
    for (const each of sent.filter(({ isRemoval }) => isRemoval)) kept.push(...(await removeSent(inside, each)));
    const begun = await beginAll(
      inside,
      sent.filter(({ isRemoval }) => !isRemoval),
    );
    const booked = begun.filter(({ saving }) => !saving.isRepeat);
    const facts = await bookingFacts(
      inside,
      booked.map(({ wanted }) => wanted),
      booked.flatMap(({ id, before }) => (before === null ? [] : [id])),
    );
    for (const { wanted, saving } of booked) followLine(wanted, saving.sent, facts);
    await refuseOthers(inside, booked, facts);
    refuseFields(once([...kept, ...booked.flatMap((each) => errorsOf(inside, each, facts))]));
    const costs = await costsFor(inside, booked, facts);
    for (const each of booked) {
      fillEntry(inside, each, facts, costs.get(each));
      if (each.before === null && each.isCopy) each.wanted.source = 'copy';
    }
    await writeEntries(
      inside,
      booked.map(({ saving }) => saving),
    );
    await judgeWeeks(
      inside,
      booked.flatMap(({ before, wanted }) => (before === null || !isMoved(before, wanted) ? [] : [before.personnelId])),
    );
    const days = await checkDays(inside, booked);
    const warned = booked.filter((each) => isCounted(each));
    const told = warned.map((each) => ({
      ...each,
      wanted: each.saving.wanted,
      hasCost: each.saving.wanted.unitCost !== null,
    }));
    if (told.length > 0) await warnOfEntries(inside, told, facts, days);
    return readEntries(inside, idsOf(sent, begun));
  });
}

/** Everybody whose time is or will be what was sent. */
async function peopleIn({ db, caller }: Call, sent: readonly SentEntry[]): Promise<string[]> {
  const ids = sent.flatMap(({ sent: { id, version } }) => (id !== null && version !== null ? [id] : []));
  const rows = await run<{ id: string }>(
    db,
    'select distinct coalesce(personnel_id, provider_id) as id from entries where id = any($1)',
    [ids],
  );
  const named = sent.flatMap(({ sent: { values } }) => [values.personnelId, values.providerId, caller.personnelId]);
  return [...rows.map(({ id }) => id), ...named.filter((id) => typeof id === 'string')];
}

/** Removes an entry; one that is gone already stays so. @returns why it stays, at its cell, and what of it could not be read */
async function removeSent(call: Call, { at, sent }: SentEntry): Promise<FieldError[]> {
  if (sent.errors.length > 0) return placed(at, sent.errors);
  const id = sent.id ?? '';
  if ((await findVisible(call, entry, id)).isDeleted) return [];
  const reason = typeof sent.beside.reason === 'string' ? { reason: sent.beside.reason } : {};
  try {
    await removeEntry(call, id, { version: sent.version ?? undefined, ...reason });
    return [];
  } catch (error) {
    // What locks an entry is found before anything of it is written.
    if (error instanceof Refusal && locking.some((code) => code === error.code))
      return [fieldError(`${at}seconds`, error.code, error.params)];
    throw error;
  }
}

async function beginAll(call: Call, all: readonly SentEntry[]): Promise<Booked[]> {
  const begun = await beginSaves(
    call,
    entry,
    all.map(({ sent }) => sent),
  );
  return all.flatMap(({ at, sent, isCopy, standsFor }, place): Booked[] => {
    const saving = begun[place];
    if (saving === undefined) return [];
    const { wanted, stored } = saving;
    const reason = sent.beside.reason ? String(sent.beside.reason) : (call.origin?.reason ?? null);
    if (reason !== null) saving.reason = reason;
    return [{ at, saving, id: saving.id, before: stored?.values ?? null, wanted, standsFor, reason, isCopy }];
  });
}

function errorsOf(call: Call, booked: Booked, facts: BookingFacts): FieldError[] {
  const { at, saving } = booked;
  const unread = saving.sent.errors;
  const named = new Set(unread.map(({ field }) => field.split('.')[0]));
  const found = [...ownErrors(call, entry, saving), ...(unread.length > 0 ? [] : entryErrors(call, booked, facts))];
  return placed(at, [...unread, ...found.filter(({ field }) => !named.has(field))]);
}

function once(errors: readonly FieldError[]): FieldError[] {
  return errors.filter((error, at) => errors.findIndex((other) => isSame(other, error)) === at);
}

/** What is found by rates, of those whose cost is to be found. */
async function costsFor(call: Call, booked: readonly Booked[], facts: BookingFacts): Promise<Map<Booked, KeptCost>> {
  const works = booked.flatMap((each): [Booked, CostedWork][] => {
    const work = workToCost(each, facts);
    return work === null ? [] : [[each, work]];
  });
  if (works.length === 0) return new Map();
  const book = await costBook(
    call.db,
    works.map(([, work]) => work),
  );
  return new Map(works.map(([each, work]) => [each, book.costOf(work)]));
}

/**
 * What the days come to that were booked on.
 * @returns seconds by `id date`
 * @throws Refusal validationFailed with dayOverfull at each entry of a day that would have more hours than it has
 */
async function checkDays(call: Call, booked: readonly Booked[]): Promise<Map<string, number>> {
  const ofPeople = booked.filter(({ wanted }) => wanted.personnelId !== null);
  const text = `select e.personnel_id || ' ' || e.date as key, sum(e.seconds)::integer as seconds, min(p.display_name) as who
    from entries e join personnels p on p.id = e.personnel_id
    where e.personnel_id = any($1) and e.date = any($2::date[]) and e.deleted_at is null group by e.personnel_id, e.date`;
  const some = (name: string) => [...new Set(ofPeople.map(({ wanted }) => String(wanted[name])))];
  const rows = await run<{ key: string; seconds: number; who: string }>(call.db, text, [
    some('personnelId'),
    some('date'),
  ]);
  const days = new Map(rows.map((row) => [row.key, row]));
  refuseFields(
    ofPeople.flatMap((each) => {
      const { at, wanted } = each;
      const day = days.get(`${wanted.personnelId} ${wanted.date}`);
      if (day === undefined || !isOverfull(day.seconds) || !isCounted(each)) return [];
      return [fieldError(`${at}seconds`, 'dayOverfull', { who: day.who, date: String(wanted.date) })];
    }),
  );
  return new Map(rows.map(({ key, seconds }) => [key, seconds]));
}

function idsOf(sent: readonly SentEntry[], begun: readonly Booked[]): string[] {
  const ids = begun.map(({ saving }) => saving.id);
  return sent.flatMap(({ sent: { id }, isRemoval }) => (isRemoval ? (id ?? []) : (ids.shift() ?? [])));
}

/** Reads entries as the caller may see them, in the order of their ids; what was removed is told as it was. */
export async function readEntries(call: Call, ids: readonly string[]): Promise<Values[]> {
  const { columns, joins, present } = gridShape(entry, call.caller);
  const text = `select ${columns} from entries t ${joins} where t.id = any($1)`;
  const rows = new Map<string, Values>(
    (await run<Values>(call.db, text, [ids])).map((row) => [String(row.id), present(row)]),
  );
  return ids.flatMap((id): Values[] => {
    const row = rows.get(id);
    return row === undefined ? [] : [row];
  });
}
