import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import type { Verbs } from '../verbs.ts';
import { readChanges } from './bulk-changes.ts';
import { driftOf, type Member, membersOf } from './bulk-members.ts';
import type { BulkResult } from './bulk-report.ts';
import { beginRun, endRun, findRun, isStanding, isUndoable, putBack, receiptMinutes } from './bulk-runs.ts';
import { removing, restoring, reversing, takingBack } from './bulk-steps.ts';
import { checkRight } from './check-right.ts';
import { inSteps } from './in-steps.ts';
import { stepFor } from './prepare-bulk.ts';

/**
 * Does what a receipt says, if the records are still those that were reviewed.
 * @throws Refusal receiptNotFound, receiptUsed, receiptExpired, setChanged with how they drifted, notPermitted
 */
export async function runBulk(call: Call, entity: Entity, verbs: Verbs, receipt: string): Promise<BulkResult> {
  const prepared = await findRun(call, entity, receipt);
  const { action, scope, members } = prepared;
  checkRight(call, entity, action);
  if (prepared.state !== 'prepared') refuse('receiptUsed');
  if (!prepared.isFresh) refuse('receiptExpired', { minutes: receiptMinutes });
  const changes = prepared.changes && readChanges(entity, prepared.changes, call.caller);
  const drift = driftOf(members, await membersOf(call, entity, action, scope));
  if (drift) refuse('setChanged', drift, drift);
  if (!(await beginRun(call, receipt, 'prepared', 'running'))) refuse('receiptUsed');
  const reason = prepared.reason ?? undefined;
  const origin = { kind: 'bulk', batchId: receipt, reason } as const;
  const step = stepFor(entity, verbs, action, changes, reason);
  const kept = new Set(prepared.keptIds);
  const wanted = members.filter(({ id }) => !kept.has(id));
  const left = { count: kept.size, rows: prepared.kept };
  const ends = {
    over: (result: BulkResult) => endRun(call, receipt, 'done', result),
    back: () => putBack(call, receipt, 'prepared'),
  };
  const result = await inSteps({ ...call, origin }, entity, receipt, wanted, step, ends, left);
  const ids = wanted.map(({ id }) => id);
  if (changes) await verbs.tellOfMany?.(call, changes.values, ids, receipt);
  return result;
}

/**
 * Takes a run back: what it changed and nobody changed since. What could not be taken back for a reason that may pass can be asked for again; where nothing was, the
 * run stands as if that had never been asked for.
 * @throws Refusal receiptNotFound; undoNotPossible when it was taken back already, or never done
 */
export async function undoBulk(call: Call, entity: Entity, verbs: Verbs, batchId: string): Promise<BulkResult> {
  const found = await findRun(call, entity, batchId);
  const { action } = found;
  checkRight(call, entity, action === 'edit' ? 'edit' : action === 'remove' ? 'undelete' : 'remove');
  if (!isUndoable(found) || !(await beginRun(call, batchId, found.state, 'undoing'))) refuse('undoNotPossible');
  const origin = { kind: 'undo', batchId } as const;
  const step =
    action === 'edit'
      ? takingBack(entity, verbs, { kind: 'bulk', batchId })
      : reversing(entity, { kind: 'bulk', batchId }, action === 'remove' ? restoring(verbs) : removing(verbs));
  const touched = await changedBy(call, entity, batchId);
  const before = found.undoResult?.changed ?? 0;
  const ends = {
    over: (result: BulkResult, left: number) =>
      isStanding(before + result.changed, left)
        ? putBack(call, batchId, 'done')
        : endRun(call, batchId, 'undone', { ...result, changed: before + result.changed }, left),
    back: () => putBack(call, batchId, found.state === 'undone' ? 'undone' : 'done'),
  };
  return inSteps({ ...call, origin }, entity, batchId, touched, step, ends);
}

/** The records a run changed and that were not taken back yet, the last one first. */
export function changedBy(call: Call, entity: Entity, batchId: string): Promise<Member[]> {
  const text = `select h.record_id as id, max(h.version) as version from history h
    where h.batch_id = $1 and h.entity = $2 and h.origin = 'bulk' and not exists (select 1 from history u
      where u.batch_id = $1 and u.entity = $2 and u.origin = 'undo' and u.record_id = h.record_id)
    group by h.record_id order by max(h.id) desc`;
  return run<Member>(call.db, text, [batchId, entity.name]);
}
