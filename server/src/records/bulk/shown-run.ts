import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { seenChanges } from '../history/history.ts';
import { scopeSql } from '../rights/scope.ts';
import type { BulkAction, BulkScope } from './bulk-members.ts';
import { type BulkResult, toldSql } from './bulk-report.ts';
import { type BulkRun, findRun } from './bulk-runs.ts';

/** One of the records a run changed, and what it changed of it. */
interface ChangedRecord {
  id: string;
  label: string;
  changes: Change[];
}

/** A run as it is told of: how far it is, and afterwards what it was about and what came of it. */
export interface ShownRun extends Pick<BulkRun, 'done' | 'changed' | 'skippedCount' | 'failedCount' | 'isCancelled'> {
  batchId: string;
  action: BulkAction;
  state: BulkRun['state'];
  /** Records it was to change. */
  count: number;
  createdAt: string;
  endedAt: string | null;
  reason: string | null;
  /** What an edit gave, as it was sent. */
  changes: Values | null;
  scope: BulkScope;
  /** The first records it changed, as far as the caller may read them; none while it goes on. */
  sample: ChangedRecord[];
  result: BulkResult | null;
  undoResult: BulkResult | null;
}

const shownRows = 10;

/** @throws Refusal notPermitted, receiptNotFound */
export async function shownRun(call: Call, entity: Entity, batchId: string): Promise<ShownRun> {
  const found = await findRun(call, entity, batchId);
  const { id, action, scope, changes, reason, members, keptIds, done, changed, skippedCount, failedCount } = found;
  const { isCancelled, startedAt, createdAt, endedAt, result, undoResult } = found;
  const state = found.isStale ? 'done' : found.state;
  const isOver = state === 'done' || state === 'undone';
  return {
    batchId: id,
    action,
    state,
    count: members.length - keptIds.length,
    done,
    changed,
    skippedCount,
    failedCount,
    isCancelled,
    createdAt: startedAt ?? createdAt,
    endedAt,
    reason,
    changes,
    scope,
    sample: isOver ? await sampleOf(call, entity, batchId) : [],
    result,
    undoResult,
  };
}

/** The first records a run changed, each with what the caller sees of the change. */
async function sampleOf(call: Call, entity: Entity, batchId: string): Promise<ChangedRecord[]> {
  const sqlQuery = new SqlQuery();
  const [batch, noun] = [sqlQuery.bind(batchId), sqlQuery.bind(entity.name)];
  const text = `select t.id, ${toldSql(entity)} as label, h.changes from history h join ${entity.table} t on t.id = h.record_id
    where h.batch_id = ${batch} and h.entity = ${noun} and h.origin = 'bulk' and ${scopeSql(sqlQuery, entity, 'read', call.caller)}
    order by h.id limit ${shownRows}`;
  const rows = await run<ChangedRecord>(call.db, text, sqlQuery.values);
  return rows.map((row) => ({ ...row, changes: seenChanges(entity, row.changes, call.caller) }));
}
