import { setTimeout as sleep } from 'node:timers/promises';
import { begun } from '../connection/pooled-database.ts';
import type { Database } from '../database.ts';
import { errorCode } from '../database-refused.ts';
import { isConnectionLost, isCutOff } from '../unavailable.ts';

const retries = 3;
/** A transaction of its own that writes to the log and nothing else; PostgreSQL answers when its commit is on the disk. */
const flush = "select pg_logical_emit_message(true, 'mandate', ''::text)";

// serialization_failure and deadlock_detected (PostgreSQL, appendix A): the same work may succeed the next time.
const passing = new Set(['40001', '40P01']);

/** The work was done and its commit was sent, and then the connection was lost: nobody knows whether it is kept. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
  /** As PostgreSQL calls it: transaction_resolution_unknown. */
  readonly code = '08007';
}

/**
 * Does the work in one transaction and gives its result. Inside an open transaction it joins that one; else it opens
 * one, commits it when the work succeeds, undoes all of it when it throws, and repeats the whole work up to three
 * times when it collided with another or was cut off before its commit. So the work must have no effect but on the database.
 * @throws CommitUnknown when the connection was lost over the commit
 */
export async function inTransaction<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inNewTransaction(db, work);
    } catch (error) {
      if (attempt >= retries || !mayPass(error)) throw error;
      await sleep(10 * 2 ** attempt * (1 + Math.random()));
    }
  }
}

/** Whether nothing of the work is kept, and the same work may succeed the next time. */
function mayPass(error: unknown): boolean {
  return !(error instanceof CommitUnknown) && (passing.has(errorCode(error)) || isCutOff(error));
}

/** Reads what stands in the database at one moment, whatever others save meanwhile. */
export function inSnapshot<T>(db: Database, read: (moment: Database) => Promise<T>): Promise<T> {
  return inNewTransaction(db, read, 'begin isolation level repeatable read, read only');
}

/**
 * Does the work in a transaction of its own, once.
 * @throws CommitUnknown when the connection was lost over the commit
 */
export function inNewTransaction<T>(
  db: Database,
  work: (trx: Database) => Promise<T>,
  beginning = 'begin',
): Promise<T> {
  if (db.isTransaction) throw new Error('a transaction does not begin inside another one');
  return db.onConnection(async (one) => {
    await say(one, beginning);
    const trx = begun(one);
    let result: T;
    try {
      result = await work(trx);
    } catch (error) {
      // Where the connection is lost, its end undoes the work.
      await say(one, 'rollback').catch(() => undefined);
      throw error;
    }
    await say(one, 'commit').catch((error: unknown) => {
      if (isConnectionLost(error)) throw new CommitUnknown('the commit was not confirmed', { cause: error });
      throw error;
    });
    if (notOnDisk.has(trx)) await bringToDisk(one);
    return result;
  });
}

/** Transactions that PostgreSQL commits before they are on the disk. */
const notOnDisk = new WeakSet<Database>();

/**
 * Lets a transaction hold what others wait for no longer than until it is committed in memory; it is brought to the disk before anybody is
 * told that its work is done. Those that commit meanwhile go to the disk together, and never one without all before it.
 * @returns whether the transaction may say `set_config('synchronous_commit', 'off', true)`: not where each statement is one of its own
 */
export function mayCommitAhead(db: Database): boolean {
  if (db.isTransaction) notOnDisk.add(db);
  return db.isTransaction;
}

/**
 * Waits until everything committed so far is on the disk: the commit of this message is, and what was written before it in the log.
 * @throws CommitUnknown when that cannot be known
 */
async function bringToDisk(one: Database): Promise<void> {
  await one.query({ text: flush, values: [] }).catch((error: unknown) => {
    throw new CommitUnknown('the commit was not confirmed to be on the disk', { cause: error });
  });
}

/** Does the work in a transaction and takes it back, whatever came of it. @returns what the work gave */
export function inUndoneTransaction<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  return db.onConnection(async (one) => {
    await say(one, 'begin');
    try {
      return await work(begun(one));
    } finally {
      await say(one, 'rollback').catch(() => undefined);
    }
  });
}

async function say(one: Database, text: string): Promise<void> {
  await one.query({ text, values: [] });
}
