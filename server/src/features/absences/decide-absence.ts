import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse, refuseField, refuseFields } from '../../http/refusal.ts';
import type { Post } from '../../mail/queue/mail-account.ts';
import { changesSince, writeHistory } from '../../records/history/history.ts';
import { findVisible, readRecord } from '../../records/read/find.ts';
import { loadStored, type Stored } from '../../records/read/stored.ts';
import { updateRecord } from '../../records/write/insert-and-update.ts';
import { absenceOverlapErrors } from './overlap-errors.ts';
import { asOwn } from './own-call.ts';
import { tellOfDecision } from './tell-of-decision.ts';

/** What is decided on an absence, and the version it was seen in. */
export interface AbsenceDecision {
  version: number;
  state: 'approved' | 'declined';
  reason?: string | undefined;
}

/**
 * Approves or declines an absence, also one that was decided on before. The person's manager does, from the role EDITOR on, and administrators;
 * nobody but an administrator decides on their own, which the history then says. The person is told.
 * @returns the absence as the caller sees it
 * @throws Refusal recordNotFound, notPermitted, ownAbsence, recordDeleted, recordChangedByOther, absenceOverlap
 */
export async function decideAbsence(call: Call, post: Post, id: string, decision: AbsenceDecision): Promise<Values> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const stored = await lockSeenAbsence(inside, id, decision.version);
    const isOwn = stored.values.personnelId === call.caller.personnelId;
    await checkDecides(inside, stored, isOwn);
    if (stored.values.state !== decision.state) {
      await writeDecision(inside, stored, decision);
      const { state, reason = '' } = decision;
      await tellOfDecision(inside, post, { id: stored.id, values: stored.values, state, reason });
    }
    return readRecord(isOwn ? asOwn(inside) : inside, absence, stored.id);
  });
}

async function writeDecision(call: Call, stored: Stored, { state, reason = '' }: AbsenceDecision): Promise<void> {
  const { id, values } = stored;
  const wanted: Values = { ...values, state, decidedById: call.caller.id };
  refuseFields(await absenceOverlapErrors(call, id, wanted));
  const version = stored.version + 1;
  await updateRecord(call, absence, id, values, wanted, version);
  const changes = changesBetween(values, wanted, ['state', 'decidedById'], {});
  await writeHistory(call, absence, { recordId: id, version, action: 'transition', changes, reason: reason || null });
}

/** Who decides is asked after the absence was found: it is no secret that it is there. */
async function checkDecides({ db, caller }: Call, { values }: Stored, isOwn: boolean): Promise<void> {
  if (caller.role === 'SA' || caller.role === 'ADMIN') return;
  if (isOwn) refuse('ownAbsence');
  const text = 'select 1 from personnels where id = $1 and manager_id = $2';
  const isManaged = (await run(db, text, [values.personnelId, caller.personnelId])).length > 0;
  if (caller.role !== 'EDITOR' || !isManaged) refuse('notPermitted');
}

/** The absence, locked, as the caller saw it. */
async function lockSeenAbsence(call: Call, id: string, version: number): Promise<Stored> {
  await findVisible(call, absence, id);
  const stored = await loadStored(call.db, absence, id, 'lock');
  if (!stored) return refuse('recordNotFound');
  if (version > stored.version) refuseField('version', 'versionNotValid');
  const isDeleted = stored.deletedAt !== null;
  if (version === stored.version && !isDeleted) return stored;
  const [last] = await changesSince(call.db, absence, id, stored.version - 1);
  const [user, time] = [last?.by ?? '', last?.at ?? ''];
  if (isDeleted) refuse('recordDeleted', { user, time });
  return refuse(
    'recordChangedByOther',
    { user, time },
    { changedBy: user, changedAt: last?.at ?? null, conflicts: [] },
  );
}
