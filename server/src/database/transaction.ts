import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import { errorCode } from './database-refused.ts';
import { begun } from './pooled-database.ts';
import { isConnectionLost } from './unavailable.ts';

const retries = 3;

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
 * times when it collided with another. So the work must have no effect but on the database.
 * @throws CommitUnknown when the connection was lost over the commit
 */
export async function inTransaction<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inNewTransaction(db, work);
    } catch (error) {
      if (attempt >= retries || !passing.has(errorCode(error))) throw error;
      await sleep(10 * 2 ** attempt * (1 + Math.random()));
    }
  }
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
    let result: T;
    try {
      result = await work(begun(one));
    } catch (error) {
      // Where the connection is lost, its end undoes the work.
      await say(one, 'rollback').catch(() => undefined);
      throw error;
    }
    await say(one, 'commit').catch((error: unknown) => {
      if (isConnectionLost(error)) throw new CommitUnknown('the commit was not confirmed', { cause: error });
      throw error;
    });
    return result;
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
