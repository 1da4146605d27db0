import type { Entity } from '@mandate/contract/entity.ts';
import type { Values } from '@mandate/contract/merge.ts';
import type { Database } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import type { Call } from '../call.ts';
import { run } from '../statement.ts';
import { checkRight } from './bulk-right.ts';
import type { BulkAction, BulkScope, Member } from './bulk-set.ts';

export type BulkState = 'prepared' | 'running' | 'done' | 'undoing' | 'undone';

/** One run as it is kept: from its receipt to its undoing. */
export interface BulkRun {
  id: string;
  action: BulkAction;
  scope: BulkScope;
  changes: Values | null;
  members: Member[];
  state: BulkState;
  isCancelled: boolean;
  done: number;
  changed: number;
  skippedCount: number;
  failedCount: number;
  createdAt: string;
  /** It says it goes on, and has not been heard of for a while: the server that ran it is gone. */
  isStale: boolean;
}

/** How long a receipt can be used, in minutes. */
export const receiptMinutes = 30;
/** How long a run can be undone, in days. */
const keptDays = 30;

/** Keeps what was reviewed. @returns the id, which is the receipt and later names the run */
export async function keepRun(
  call: Call,
  entity: Entity,
  id: string,
  of: Pick<BulkRun, 'action' | 'scope' | 'changes' | 'members'>,
) {
  const text = `insert into bulk_runs (id, account_id, entity, action, scope, changes, record_ids, versions)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning created_at + make_interval(mins => ${receiptMinutes}) as "expiresAt"`;
  const [ids, versions] = [of.members.map((member) => member.id), of.members.map(({ version }) => version)];
  const changes = of.changes && JSON.stringify(of.changes);
  const sent = [id, call.caller.id, entity.name, of.action, JSON.stringify(of.scope), changes, ids, versions];
  const [row] = await run<{ expiresAt: string }>(call.db, text, sent);
  return row?.expiresAt ?? '';
}

/**
 * A run of the caller's own.
 * @throws Refusal notPermitted; receiptNotFound when there is none, it is somebody else's, or of other records
 */
export async function findRun(call: Call, entity: Entity, id: string): Promise<BulkRun> {
  checkRight(call, entity, 'edit');
  const text = `select id, action, scope, changes, record_ids as "ids", versions, state, is_cancelled as "isCancelled", done, changed,
      skipped_count as "skippedCount", failed_count as "failedCount", created_at as "createdAt",
      state in ('running', 'undoing') and updated_at < now() - interval '1 minute' as "isStale"
    from bulk_runs where id = $1 and account_id = $2 and entity = $3`;
  const [row] = await run<BulkRun & { ids: string[]; versions: number[] }>(call.db, text, [
    id,
    call.caller.id,
    entity.name,
  ]);
  if (!row) return refuse('receiptNotFound');
  const { ids, versions, ...rest } = row;
  return { ...rest, members: ids.map((each, place) => ({ id: each, version: versions[place] ?? 0 })) };
}

/** Takes a run from one state into the next, unless somebody else just did. @returns whether it was taken */
export async function beginRun(db: Database, id: string, from: BulkState, to: BulkState): Promise<boolean> {
  const text = `update bulk_runs set state = $3, is_cancelled = false, done = 0, changed = 0, skipped_count = 0, failed_count = 0,
    updated_at = now() where id = $1 and state = $2 returning 1`;
  return (await run(db, text, [id, from, to])).length > 0;
}

/** Tells how far a run is. @returns whether it is to stop */
export async function tellProgress(
  db: Database,
  id: string,
  of: Pick<BulkRun, 'done' | 'changed' | 'skippedCount' | 'failedCount'>,
): Promise<boolean> {
  const text = `update bulk_runs set done = $2, changed = $3, skipped_count = $4, failed_count = $5, updated_at = now() where id = $1
    returning is_cancelled as "isCancelled"`;
  const [row] = await run<{ isCancelled: boolean }>(db, text, [
    id,
    of.done,
    of.changed,
    of.skippedCount,
    of.failedCount,
  ]);
  return row?.isCancelled ?? true;
}

/** A run has ended. */
export async function endRun(db: Database, id: string, state: BulkState): Promise<void> {
  await run(db, 'update bulk_runs set state = $2, updated_at = now() where id = $1', [id, state]);
}

/** Asks a run to stop at the next safe point. */
export async function cancelRun(db: Database, id: string): Promise<void> {
  const text = "update bulk_runs set is_cancelled = true where id = $1 and state in ('running', 'undoing')";
  await run(db, text, [id]);
}

/** Forgets receipts that were not used in a day, and runs that can no longer be undone. */
export async function forgetOldRuns(db: Database): Promise<void> {
  const text = `delete from bulk_runs where created_at < now() - interval '${keptDays} days'
    or (state = 'prepared' and created_at < now() - interval '1 day')`;
  await run(db, text, []);
}
