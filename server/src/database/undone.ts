import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Does the work and takes it back, whatever came of it. @returns what the work gave */
export async function undone<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) {
    await sql`savepoint tried`.execute(db);
    const result = await work(db);
    await sql`rollback to savepoint tried`.execute(db);
    return result;
  }
  const trx = await db.startTransaction().execute();
  try {
    return await work(trx);
  } finally {
    await trx.rollback().execute();
  }
}

/** Does a part of a transaction's work so that, when it throws, only this part is taken back. */
export async function atSavepoint<T>(trx: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (problem) {
    await sql`rollback to savepoint part`.execute(trx);
    throw problem;
  }
}
