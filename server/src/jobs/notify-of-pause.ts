import { announceJob } from '../calls/announce.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import { inTransaction } from '../database/queries/transaction.ts';

/** Why jobs wait, as one of the refusals. */
const why = 'diskFull';

/**
 * Tells the people whose jobs wait that these wait for room on the disk, or that they no longer do; those who know it already are not told again.
 * @param isPaused whether jobs are held back
 */
export async function notifyOfPause(db: Database, isPaused: boolean): Promise<void> {
  await inTransaction(db, async (trx) => {
    const text = `update jobs set error_code = $1, error_params = $2, updated_at = now()
      where state = 'queued' and account_id is not null and error_code is distinct from $1 returning id, account_id as "accountId"`;
    const told = await run<{ id: string; accountId: string }>(trx, text, isPaused ? [why, '{}'] : [null, null]);
    for (const { id, accountId } of told) await announceJob(trx, accountId, id);
  });
}
