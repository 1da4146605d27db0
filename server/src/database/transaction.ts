import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, DatabaseTransaction } from './database.ts';
import { errorCode } from './database-refused.ts';
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
export async function inTransaction<T>(db: Database, work: (trx: DatabaseTransaction) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 0; ; attempt += 1) {
    let isDone = false;
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        isDone = true;
        return result;
      });
    } catch (error) {
      if (isDone && isConnectionLost(error)) throw new CommitUnknown('the commit was not confirmed', { cause: error });
      if (attempt >= retries || !passing.has(errorCode(error))) throw error;
      await sleep(10 * 2 ** attempt * (1 + Math.random()));
    }
  }
}

function isTransaction(db: Database): db is DatabaseTransaction {
  return db.isTransaction;
}
