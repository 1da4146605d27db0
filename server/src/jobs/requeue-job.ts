import { announceJob } from '../calls/announce.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import { inTransaction } from '../database/queries/transaction.ts';
import type { Job, StandingJob } from './job.ts';
import { JobInterrupted } from './work.ts';

/** Held shared by the transactions of a job's work that must not be done twice, and alone while the job is given to somebody else. */
const heldKey = "hashtextextended('mandate job held ' || $1::text, 0)";

type Attempt = Pick<Job | StandingJob, 'id' | 'accountId' | 'attempts'>;

/**
 * Lets a job go back into the queue, unless somebody else has it by now. Where a transaction of its work is still under way, of a process
 * that has lost it and does not know yet, the job is left as it is for this time.
 */
export async function requeueJob(db: Database, job: Attempt): Promise<void> {
  await inTransaction(db, async (trx) => {
    const [held] = await run<{ got: boolean }>(trx, `select pg_try_advisory_xact_lock(${heldKey}) as got`, [job.id]);
    if (!held?.got) return;
    const text = `update jobs set state = 'queued', updated_at = now()
      where id = $1 and attempts = $2 and state = 'running' returning 1`;
    const requeued = await run(trx, text, [job.id, job.attempts]);
    if (requeued.length > 0 && job.accountId !== null) await announceJob(trx, job.accountId, job.id);
  });
}

/**
 * Makes sure that a job stays with this attempt until the transaction is over.
 * @throws JobInterrupted when it was given to somebody else
 */
export async function holdJob(trx: Database, job: Attempt): Promise<void> {
  await run(trx, `select pg_advisory_xact_lock_shared(${heldKey})`, [job.id]);
  const text = "select 1 from jobs where id = $1 and attempts = $2 and state = 'running'";
  if ((await run(trx, text, [job.id, job.attempts])).length === 0) throw new JobInterrupted();
}
