import type { Values } from '@mandate/contract/changes/merge.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { isClosed, isOverfull } from '@mandate/contract/time/booking.ts';
import { weekOf } from '@mandate/contract/time/week.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import {
  beginRemoval,
  finishRemoval,
  type Removal,
  type RemovalRule,
  type Removed,
} from '../../../records/remove/remove.ts';
import { undelete } from '../../../records/remove/undelete.ts';
import { lockPeople } from '../booking/lock-people.ts';
import { toldParams } from '../booking/told-params.ts';
import { timeSettings } from '../time-settings.ts';
import { judgeWeeks } from '../weeks/judge-weeks.ts';
import { keptWeek } from '../weeks/read-week.ts';
import { holdPeople } from './complete-entries.ts';
import { correctedEntries } from './corrected-entries.ts';
import { isReversal, keepsTime } from './entry-errors.ts';

/** What keeps entries from being removed, as months are closed now; they stay so until the transaction ends. */
export async function entryRemoval({ db }: Pick<Call, 'db'>, ids: readonly string[]): Promise<RemovalRule> {
  const { closedUntil } = await timeSettings(db, 'lock');
  const corrected = await correctedEntries(db, ids);
  return {
    fields: ['seconds', 'postedOn', 'state'],
    check(call, record, { reason }) {
      if (isReversal(record)) refuse('entryLocked', { context: 'reversal' });
      if (corrected.has(record.id)) refuse('entryLocked', { context: 'corrected' });
      checkOpen(call, record, closedUntil, reason ?? null);
    },
  };
}

/**
 * Removes an entry of an open month that nobody handed in or corrected; an administrator removes what was handed in, saying why.
 * @throws Refusal as a register's remove; periodClosed, entryLocked, reasonRequired
 */
export async function removeEntry(call: Call, id: string, removal: Removal): Promise<Removed> {
  if (!isId(id)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await holdPeople(inside, [id]);
    const stored = await beginRemoval(inside, entry, id, removal);
    (await entryRemoval(inside, [id])).check(inside, { ...stored.values, id }, removal);
    const removed = await finishRemoval(inside, entry, stored, removal);
    await judgeWeeks(inside, [stored.values.personnelId]);
    return removed;
  });
}

/**
 * Brings a removed entry back, where its day is open still and has room for it.
 * @throws Refusal as a register's undelete; periodClosed, entryLocked, dayOverfull
 */
export async function undeleteEntry(call: Call, id: string): Promise<Values> {
  if (!isId(id)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const text = 'select coalesce(personnel_id, provider_id) as who from entries where id = $1 or deletion_id = $1';
    await lockPeople(
      db,
      (await run<{ who: string }>(db, text, [id])).map(({ who }) => who),
    );
    const record = await undelete(inside, entry, id);
    const { personnelId, date } = record as { personnelId: string | null; date: string };
    const { firstDay, closedUntil } = await timeSettings(db, 'lock');
    // It may have been handed in since, or given back.
    const state = personnelId === null ? 'open' : (await keptWeek(db, personnelId, weekOf(date, firstDay))).state;
    checkOpen(inside, { ...record, state }, closedUntil, 'restored');
    await run(db, 'update entries set state = $2 where id = $1 and state <> $2', [record.id, state]);
    const dayText = `select sum(e.seconds)::integer as seconds, min(p.display_name) as who from entries e
      join personnels p on p.id = e.personnel_id where e.personnel_id = $1 and e.date = $2 and e.deleted_at is null`;
    const [day] = await run<{ seconds: number | null; who: string | null }>(db, dayText, [personnelId, date]);
    if (isOverfull(day?.seconds ?? 0)) refuseField('seconds', 'dayOverfull', { who: day?.who ?? '', date });
    return { ...record, state };
  });
}

/** @throws Refusal when what counts is closed, or was handed in and no administrator says why; of what was taken back a reason was given already */
function checkOpen(
  call: Call,
  { postedOn, state }: Values,
  closedUntil: PlainDate | null,
  reason: string | null,
): void {
  const month = String(postedOn).slice(0, 7);
  if (isClosed(String(postedOn), closedUntil))
    refuse('periodClosed', toldParams(call.words, { month, context: 'counts' }));
  if (state === 'open') return;
  if (!keepsTime(call)) refuse('entryLocked', state === 'approved' ? { context: 'approved' } : {});
  if (reason === null && call.origin?.kind !== 'undo') refuseField('reason', 'reasonRequired');
}
