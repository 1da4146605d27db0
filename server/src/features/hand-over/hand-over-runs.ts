import { personnel } from '@mandate/contract/entities/personnel.ts';
import type {
  HandedRow,
  HandOverOutcome,
  HandOverReceipt,
  HandOverRequest,
  ToldHandOver,
} from '@mandate/contract/hand-over/held.ts';
import type { Call } from '../../calls/call.ts';
import type { BulkResult, Left } from '../../records/bulk/bulk-report.ts';
import { type BulkRun, findRunOf } from '../../records/bulk/bulk-runs.ts';

/** A record of which something stays, and of what kind it is. */
export type LeftRecord = Left & { entity: string };

/** What came of a hand-over or its undoing, as it is kept: activity counts it as what came of any change of many. */
export type StoredOutcome = Omit<BulkResult, 'skipped'> & { skipped: LeftRecord[] };

/** A hand-over as it is kept: the request, and what its receipt said. */
export interface HandOverRun extends Omit<BulkRun, 'action' | 'scope' | 'changes' | 'result' | 'undoResult'> {
  scope: HandOverRequest;
  changes: { person: HandOverReceipt['person']; rows: HandedRow[]; login: HandOverReceipt['login'] };
  result: StoredOutcome | null;
  undoResult: StoredOutcome | null;
}

/** A hand-over of the caller's own. @throws Refusal notPermitted; receiptNotFound */
export function findHandOver(call: Call, id: string): Promise<HandOverRun> {
  return findRunOf<HandOverRun>(call, personnel, id, ['handOver']);
}

/** What is told of an outcome. */
export function toldOutcome({ batchId, changed, skipped }: StoredOutcome): HandOverOutcome {
  const rows = skipped.map(({ entity, id, label, code, params, message }) => ({
    entity,
    id,
    label,
    code,
    params,
    message,
  }));
  return { batchId, changed, skipped: rows };
}

/** A hand-over as it is told of afterwards: what changed hands, what came of it and of its undoing. @throws Refusal receiptNotFound */
export async function tellHandOver(call: Call, batchId: string): Promise<ToldHandOver> {
  const { id, scope, changes, startedAt, createdAt, result, undoResult } = await findHandOver(call, batchId);
  return {
    batchId: id,
    ...changes,
    from: scope.from,
    createdAt: startedAt ?? createdAt,
    outcome: result && toldOutcome(result),
    undone: undoResult && toldOutcome(undoResult),
  };
}
