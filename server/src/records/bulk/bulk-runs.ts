import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { announceJob } from '../../calls/announce.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import type { BlockedRecord } from './blocked-records.ts';
import type { BulkAction, BulkScope, Member } from './bulk-members.ts';
import type { BulkResult } from './bulk-report.ts';
import { checkRight } from './check-right.ts';

export type BulkState = 'prepared' | 'running' | 'done' | 'undoing' | 'undone';

/** One run as it is kept: from its receipt to its undoing. */
export interface BulkRun {
  id: string;
  action: BulkAction;
  scope: BulkScope;
  changes: Values | null;
  members: Member[];
  /** Those of them that stay as they are, as the receipt says. */
  keptIds: string[];
  /** The first of these, with the reason. */
  kept: BlockedRecord[];
  /** Why records are removed. */
  reason: string | null;
  state: BulkState;
  isCancelled: boolean;
  done: number;
  changed: number;
  skippedCount: number;
  failedCount: number;
  /** What came of it; null before its end. */
  result: BulkResult | null;
  /** What came of its undoing. */
  undoResult: BulkResult | null;
  /** Records its undoing left for reasons that may pass. */
  undoLeft: number;
  createdAt: string;
  /** It was prepared so short a time ago that it may be begun, by the database's own clock. */
  isFresh: boolean;
  startedAt: string | null;
  endedAt: string | null;
  /** It says it goes on, and has not been heard of for a while: the server that ran it is gone. */
  isStale: boolean;
}

/** What a run does with its records; a hand-over gives each of them something else. */
type RunAction = BulkAction | 'handOver';

/** What is kept of a receipt. */
type Reviewed = Pick<BulkRun, 'changes' | 'members' | 'keptIds' | 'kept' | 'reason'> & {
  action: RunAction;
  scope: object;
};

/** How long a receipt can be used, in minutes. */
export const receiptMinutes = 30;
/** How long a run can be undone, in days. */
const keptDays = 30;

/** Keeps what was reviewed. @returns the id, which is the receipt and later names the run */
export async function storeRun(call: Call, entity: Entity, id: string, of: Reviewed) {
  const text = `insert into bulk_runs (id, account_id, entity, action, scope, changes, record_ids, versions, kept_ids, kept, reason)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning created_at + make_interval(mins => ${receiptMinutes}) as "expiresAt"`;
  const [ids, versions] = [of.members.map((member) => member.id), of.members.map(({ version }) => version)];
  const changes = of.changes && JSON.stringify(of.changes);
  const { action, keptIds, kept, reason } = of;
  const sent = [id, call.caller.id, entity.name, action, JSON.stringify(of.scope), changes, ids, versions];
  const [row] = await run<{ expiresAt: string }>(call.db, text, [...sent, keptIds, JSON.stringify(kept), reason]);
  return row?.expiresAt ?? '';
}

/**
 * A run of the caller's own that does one thing with all of its records.
 * @throws Refusal notPermitted; receiptNotFound when there is none, it is somebody else's, or of other records
 */
export function findRun(call: Call, entity: Entity, id: string): Promise<BulkRun> {
  return findRunOf<BulkRun>(call, entity, id, ['edit', 'remove', 'undelete']);
}

/** A run of the caller's own that does one of some things, with what that kind of run keeps. @throws Refusal as {@link findRun} */
export async function findRunOf<Run extends Pick<BulkRun, 'id' | 'members'>>(
  call: Call,
  entity: Entity,
  id: string,
  actions: readonly RunAction[],
): Promise<Run> {
  checkRight(call, entity, 'edit');
  const text = `select id, action, scope, changes, record_ids as "ids", versions, kept_ids as "keptIds", kept, reason, state, is_cancelled as "isCancelled", done, changed,
      skipped_count as "skippedCount", failed_count as "failedCount", result, undo_result as "undoResult", undo_left as "undoLeft",
      created_at as "createdAt", created_at >= now() - interval '${receiptMinutes} minutes' as "isFresh", started_at as "startedAt", ended_at as "endedAt",
      state in ('running', 'undoing') and updated_at < now() - interval '1 minute' as "isStale"
    from bulk_runs where id = $1 and account_id = $2 and entity = $3 and action = any($4)`;
  const sent = [id, call.caller.id, entity.name, actions];
  const [row] = await run<BulkRun & { ids: string[]; versions: number[] }>(call.db, text, sent);
  if (!row) return refuse('receiptNotFound');
  const { ids, versions, ...rest } = row;
  const members = ids.map((each, place) => ({ id: each, version: versions[place] ?? 0 }));
  // What is kept in its JSON is what a run of its action puts there.
  return { ...rest, members } as unknown as Run;
}

/** Whether a run can be taken back: it is over, and something of it stands. */
export function isUndoable({ state, isStale, undoLeft }: Pick<BulkRun, 'state' | 'isStale' | 'undoLeft'>): boolean {
  return state === 'done' || isStale || (state === 'undone' && undoLeft > 0);
}

/**
 * Whether a run stands after all when its undoing ended.
 * @param undone records that were taken back, at any time
 * @param left records that were not for reasons that may pass
 */
export function isStanding(undone: number, left: number): boolean {
  return undone === 0 && left > 0;
}

/** Takes a run from one state into the next, unless somebody else just did. @returns whether it was taken */
export async function beginRun(call: Call, id: string, from: BulkState, to: BulkState): Promise<boolean> {
  const text = `update bulk_runs set state = $3, is_cancelled = false, done = 0, changed = 0, skipped_count = 0, failed_count = 0,
    started_at = coalesce(started_at, now()), undo_started_at = case when $3 = 'undoing' then now() end, updated_at = now() where id = $1 and state = $2 returning 1`;
  const isTaken = (await run(call.db, text, [id, from, to])).length > 0;
  if (isTaken) await announceJob(call.db, call.caller.id, id);
  return isTaken;
}

/** Tells how far a run is. @returns whether it is to stop */
export async function storeProgress(
  { db, caller }: Call,
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
  await announceJob(db, caller.id, id);
  return row?.isCancelled ?? true;
}

/** A run, or its undoing, did not begin after all: it can be asked for again. */
export async function putBack({ db, caller }: Call, id: string, state: 'prepared' | 'done' | 'undone'): Promise<void> {
  const text = `update bulk_runs set state = $2, started_at = case when $2 = 'prepared' then null else started_at end, updated_at = now()
    where id = $1`;
  await run(db, text, [id, state]);
  await announceJob(db, caller.id, id);
}

/**
 * A run or its undoing has ended.
 * @param result what came of it; of an undoing that was asked for again, of all of it
 * @param undoLeft records an undoing left for reasons that may pass
 */
export async function endRun(
  { db, caller }: Call,
  id: string,
  state: 'done' | 'undone',
  result: BulkResult,
  undoLeft = 0,
): Promise<void> {
  const column = state === 'done' ? 'result' : 'undo_result';
  const text = `update bulk_runs set state = $2, ${column} = $3, undo_left = $4, ended_at = now(), updated_at = now() where id = $1`;
  await run(db, text, [id, state, JSON.stringify(result), undoLeft]);
  await announceJob(db, caller.id, id);
}

/** Asks a run to stop at the next safe point. @returns whether it is under way */
export async function cancelRun(db: Database, id: string): Promise<boolean> {
  const text =
    "update bulk_runs set is_cancelled = true where id = $1 and state in ('running', 'undoing') returning account_id as by";
  const [going] = await run<{ by: string }>(db, text, [id]);
  if (going) await announceJob(db, going.by, id);
  return going !== undefined;
}

/** Forgets receipts that were not used in a day, and runs that can no longer be undone. */
export async function purgeOldRuns(db: Database): Promise<void> {
  const text = `delete from bulk_runs where coalesce(started_at, created_at) < now() - interval '${keptDays} days'
    or (state = 'prepared' and created_at < now() - interval '1 day')`;
  await run(db, text, []);
}
