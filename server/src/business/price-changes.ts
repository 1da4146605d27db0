import type { LeftRecord } from '@mandate/contract/project/prices/price-receipt.ts';
import { announceJob } from '../calls/announce.ts';
import type { Call } from '../calls/call.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import { refuse } from '../http/refusal.ts';

/** Prices raised on a day, or those of a project read again. */
export type PriceChangeAction = 'raise' | 'reread';

/** The records a receipt is about, by id, with the versions they had. */
export interface SeenRecords {
  rates: Record<string, number>;
  projects: Record<string, number>;
}

/** One change of prices as it is kept: from its receipt to its being taken back. */
export interface PriceChange<Request, Done> {
  id: string;
  request: Request;
  seen: SeenRecords;
  state: 'prepared' | 'done' | 'undone';
  /** It was prepared so short a time ago that it may be done, by the database's own clock. */
  isFresh: boolean;
  /** What takes it back; null before it is done. */
  done: Done | null;
}

/** How long a receipt can be used, in minutes, and how long what it did can be taken back, in days. */
const receiptMinutes = 30;
const keptDays = 30;

/** Keeps what was reviewed. @returns until when it can be used */
export async function storePriceChange(
  { db, caller }: Call,
  id: string,
  action: PriceChangeAction,
  request: object,
  seen: SeenRecords,
): Promise<string> {
  const text = `insert into price_changes (id, account_id, action, request, seen) values ($1, $2, $3, $4, $5)
    returning created_at + make_interval(mins => ${receiptMinutes}) as "expiresAt"`;
  const values = [id, caller.id, action, JSON.stringify(request), JSON.stringify(seen)];
  const [row] = await run<{ expiresAt: string }>(db, text, values);
  return row?.expiresAt ?? '';
}

/**
 * A change of prices of the caller's own, which stays as it is until the transaction ends.
 * @throws Refusal receiptNotFound when there is none, or it is somebody else's
 */
export async function lockPriceChange<Request, Done>(
  { db, caller }: Call,
  action: PriceChangeAction,
  id: string,
): Promise<PriceChange<Request, Done>> {
  const text = `select id, request, seen, state, done, created_at >= now() - interval '${receiptMinutes} minutes' as "isFresh"
    from price_changes where id = $1 and account_id = $2 and action = $3 for update`;
  const [row] = await run<PriceChange<Request, Done>>(db, text, [id, caller.id, action]);
  return row ?? refuse('receiptNotFound');
}

/** @throws Refusal receiptUsed, receiptExpired */
export function checkUsable({ state, isFresh }: PriceChange<unknown, unknown>): void {
  if (state !== 'prepared') refuse('receiptUsed');
  if (!isFresh) refuse('receiptExpired', { minutes: receiptMinutes });
}

/** A receipt has become an act. @param counts prices or lines that changed, and the projects */
export async function endPriceChange(
  { db, caller }: Call,
  id: string,
  counts: { changed: number; projects: number },
  done: object,
): Promise<void> {
  const text = `update price_changes set state = 'done', changed = $2, projects = $3, done = $4, started_at = now(),
    ended_at = clock_timestamp() where id = $1`;
  await run(db, text, [id, counts.changed, counts.projects, JSON.stringify(done)]);
  await announceJob(db, caller.id, id);
}

/** It was taken back. @param kept the records that stay as they are because they were changed since */
export async function endPriceUndo(
  { db, caller }: Call,
  id: string,
  count: number,
  kept: readonly LeftRecord[],
): Promise<void> {
  const text = `update price_changes set state = 'undone', undone_count = $2, kept = $3, undone_at = now() where id = $1`;
  await run(db, text, [id, count, JSON.stringify(kept)]);
  await announceJob(db, caller.id, id);
}

/** Removes receipts that were not used in a day, and changes that can no longer be taken back. */
export async function purgeOldPriceChanges(db: Database): Promise<void> {
  const text = `delete from price_changes where coalesce(started_at, created_at) < now() - interval '${keptDays} days'
    or (state = 'prepared' and created_at < now() - interval '1 day')`;
  await run(db, text, []);
}
