import type { Entity } from '@mandate/contract/entity.ts';
import { refuse } from '../../http/refusal.ts';
import type { Call } from '../call.ts';
import type { Verbs } from '../routes.ts';
import { run } from '../statement.ts';
import { readChanges } from './bulk-changes.ts';
import type { BulkResult } from './bulk-report.ts';
import { checkRight } from './bulk-right.ts';
import { beginRun, findRun, receiptMinutes } from './bulk-runs.ts';
import { driftOf, type Member, membersOf } from './bulk-set.ts';
import { removing, restoring, reversing, takingBack } from './bulk-steps.ts';
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
  if (Date.now() - Date.parse(prepared.createdAt) > receiptMinutes * 60_000)
    refuse('receiptExpired', { minutes: receiptMinutes });
  const changes = prepared.changes && readChanges(entity, prepared.changes, call.caller);
  const drift = driftOf(members, await membersOf(call, entity, action, scope));
  if (drift) refuse('setChanged', drift, drift);
  if (!(await beginRun(call.db, receipt, 'prepared', 'running'))) refuse('receiptUsed');
  const origin = { kind: 'bulk', batchId: receipt } as const;
  const step = stepFor(entity, verbs, action, changes);
  return inSteps({ ...call, origin }, entity, receipt, members, step, 'done');
}

/**
 * Takes a run back: what it changed and nobody changed since.
 * @throws Refusal receiptNotFound; undoNotPossible when it was taken back already, or never done
 */
export async function undoBulk(call: Call, entity: Entity, verbs: Verbs, batchId: string): Promise<BulkResult> {
  const found = await findRun(call, entity, batchId);
  const { action } = found;
  checkRight(call, entity, action === 'edit' ? 'edit' : action === 'remove' ? 'undelete' : 'remove');
  const isOver = found.state === 'done' || found.isStale;
  if (!isOver || !(await beginRun(call.db, batchId, found.state, 'undoing'))) refuse('undoNotPossible');
  const origin = { kind: 'undo', batchId } as const;
  const step =
    action === 'edit'
      ? takingBack(entity, verbs, { kind: 'bulk', batchId })
      : reversing(entity, { kind: 'bulk', batchId }, action === 'remove' ? restoring(verbs) : removing(verbs));
  const touched = await changedBy(call, entity, batchId);
  return inSteps({ ...call, origin }, entity, batchId, touched, step, 'undone');
}

/** The records a run changed, the last one first. */
function changedBy(call: Call, entity: Entity, batchId: string): Promise<Member[]> {
  const text = `select record_id as id, max(version) as version from history where batch_id = $1 and entity = $2 and origin = 'bulk'
    group by record_id order by max(id) desc`;
  return run<Member>(call.db, text, [batchId, entity.name]);
}
