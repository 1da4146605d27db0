import type { HandOverOutcome } from '@mandate/contract/hand-over/held.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { driftOf } from '../../records/bulk/bulk-members.ts';
import { BulkReport } from '../../records/bulk/bulk-report.ts';
import { beginRun, endRun, isStanding, isUndoable, putBack, receiptMinutes } from '../../records/bulk/bulk-runs.ts';
import { takingBack } from '../../records/bulk/bulk-steps.ts';
import { changedBy } from '../../records/bulk/run-bulk.ts';
import { giveAll, membersOf, refusedOf, touched, type VerbsByName } from './give-all.ts';
import { findHandOver, type StoredOutcome, toldOutcome } from './hand-over-runs.ts';
import { planHandOver } from './plan-hand-over.ts';

/**
 * Hands over what a receipt says, all of it or nothing, if everything is still as it was reviewed.
 * @throws Refusal receiptNotFound, receiptUsed, receiptExpired, setChanged with how it drifted, validationFailed when somebody can no longer
 * take over
 */
export function runHandOver(call: Call, verbs: VerbsByName, receipt: string): Promise<HandOverOutcome> {
  return inTransaction(call.db, async (db) => {
    const inside: Call = { ...call, db, alerts: [], origin: { kind: 'bulk', batchId: receipt } };
    const { scope, members, keptIds, state, isFresh } = await findHandOver(inside, receipt);
    if (state !== 'prepared') refuse('receiptUsed');
    if (!isFresh) refuse('receiptExpired', { minutes: receiptMinutes });
    const plan = await planHandOver(inside, scope);
    const drift = driftOf(members, await membersOf(inside, plan));
    if (drift) refuse('setChanged', drift, drift);
    if (!(await beginRun(inside, receipt, 'prepared', 'running'))) refuse('receiptUsed');
    const wanted = members.filter(({ id }) => !keptIds.includes(id));
    const outcomes = await giveAll(inside, verbs, plan, wanted);
    // What the receipt said nothing of: it is to be reviewed once more, and nothing of it is kept.
    const [unexpected] = refusedOf(outcomes).values();
    if (unexpected) throw unexpected;
    const changed = [...outcomes.values()].filter((outcome) => outcome === 'changed').length;
    const result = outcomeOf(receipt, changed, []);
    await endRun(inside, receipt, 'done', result);
    return toldOutcome(result);
  });
}

/**
 * Takes a hand-over back: what nobody changed since. What stays is named.
 * @throws Refusal receiptNotFound; undoNotPossible when it was taken back already, or never done
 */
export function undoHandOver(call: Call, verbs: VerbsByName, batchId: string): Promise<HandOverOutcome> {
  return inTransaction(call.db, async (db) => {
    const inside: Call = { ...call, db, alerts: [], origin: { kind: 'undo', batchId } };
    const found = await findHandOver(inside, batchId);
    if (!isUndoable(found) || !(await beginRun(inside, batchId, found.state, 'undoing'))) refuse('undoNotPossible');
    const skipped: StoredOutcome['skipped'] = [];
    let [changed, mayPass] = [0, 0];
    for (const { entity, verbs: own } of touched(verbs).reverse()) {
      const members = await changedBy(inside, entity, batchId);
      if (members.length === 0) continue;
      const report = new BulkReport({ count: 0, rows: [] });
      const step = takingBack(entity, own, { kind: 'bulk', batchId });
      const { outcomes, partly } = await step(inside, members);
      report.add(outcomes, partly);
      const ended = await report.result(inside, entity, batchId, false);
      skipped.push(...[...ended.skipped, ...ended.failed].map((left) => ({ ...left, entity: entity.name })));
      changed += ended.changed;
      mayPass += report.mayPassCount;
    }
    const before = found.undoResult?.changed ?? 0;
    if (isStanding(before + changed, mayPass)) await putBack(inside, batchId, 'done');
    else await endRun(inside, batchId, 'undone', outcomeOf(batchId, before + changed, skipped), mayPass);
    return toldOutcome(outcomeOf(batchId, changed, skipped));
  });
}

function outcomeOf(batchId: string, changed: number, skipped: StoredOutcome['skipped']): StoredOutcome {
  const counts = { changed, skippedCount: skipped.length, failedCount: 0 };
  return { batchId, ...counts, skipped, failed: [], isCancelled: false };
}
