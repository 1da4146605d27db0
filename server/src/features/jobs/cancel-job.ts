import { type JobRow, job } from '@mandate/contract/entities/job.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { announceJob } from '../../calls/announce.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { endJob } from '../../jobs/end-job.ts';
import { type Job, jobColumns } from '../../jobs/job.ts';
import { findJob } from '../../jobs/job-rows.ts';
import { cancelRun } from '../../records/bulk/bulk-runs.ts';
import { isWithin } from '../../records/rights/scope.ts';

/**
 * Asks a job, or an act on many records, of the caller's own, for administrators of anybody's, to stop: one that waits is over at once, one
 * under way at its next safe point.
 * @throws Refusal recordNotFound, jobOver
 */
export async function cancelJob(call: Call, id: string): Promise<JobRow> {
  if (!isId(id)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    if (!(await isWithin({ ...call, db }, job, id, 'edit'))) refuse('recordNotFound');
    const text = `select ${jobColumns}, j.state from jobs j where j.id = $1 for update`;
    const [stored] = await run<Job & { state: string }>(db, text, [id]);
    if (!stored) {
      if (!(await cancelRun(db, id))) refuse('jobOver');
    } else if (stored.state === 'queued') await endJob(db, stored, 'queued', { state: 'cancelled', result: null });
    else if (stored.state === 'running') await askToStop(db, stored);
    else refuse('jobOver');
    return findJob({ ...call, db }, id, 'edit');
  });
}

async function askToStop(db: Call['db'], job: Job): Promise<void> {
  // The same request asked for again is a new job: this one will not do it.
  await run(db, 'update jobs set is_cancelled = true, request_hash = id::text where id = $1', [job.id]);
  await announceJob(db, job.accountId, job.id);
}
