import type { Database } from '../database.ts';
import { inUndoneTransaction } from './transaction.ts';

/** Does the work and takes it back, whatever came of it. @returns what the work gave */
export async function undone<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  if (!db.isTransaction) return inUndoneTransaction(db, work);
  await say(db, 'savepoint tried');
  const result = await work(db);
  await say(db, 'rollback to savepoint tried');
  return result;
}

/** Does a part of a transaction's work so that, when it throws, only this part is taken back. */
export async function atSavepoint<T>(trx: Database, work: () => Promise<T>): Promise<T> {
  await say(trx, 'savepoint part');
  try {
    const result = await work();
    await say(trx, 'release savepoint part');
    return result;
  } catch (problem) {
    await say(trx, 'rollback to savepoint part');
    throw problem;
  }
}

async function say(trx: Database, text: string): Promise<void> {
  await trx.query({ text, values: [] });
}
