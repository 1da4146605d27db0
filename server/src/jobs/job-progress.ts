import { readerKey } from '@mandate/contract/access/roles.ts';
import { announceJob } from '../calls/announce.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import type { Person } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import type { Job } from './job.ts';
import { holdJob } from './requeue-job.ts';
import { JobCancelled, JobInterrupted, type JobRun } from './work.ts';

/** How often it is told how far a job is, in ms. */
const tellEvery = 250;
/** How often it is asked whether the person still may do what they might when it was begun, in ms. */
const askEvery = 5_000;

/** What tells how far a job is. */
interface ProgressParts {
  db: Database;
  job: Job;
  person: Person;
  findCaller: (accountId: string) => Promise<Person | null>;
  isInterrupted: () => boolean;
}

/** The two things a work says of a job under way. */
export function jobProgress({
  db,
  job,
  person,
  findCaller,
  isInterrupted,
}: ProgressParts): Pick<JobRun, 'tell' | 'hold'> {
  let told = Number.NEGATIVE_INFINITY;
  let asked = performance.now();
  return {
    async tell(done, total) {
      if (isInterrupted()) throw new JobInterrupted();
      const now = performance.now();
      if (now - told < tellEvery) return;
      told = now;
      if (now - asked > askEvery) {
        asked = now;
        const found = await findCaller(job.accountId);
        if (!found || readerKey(found) !== readerKey(person)) refuse('notPermitted');
      }
      const text = `update jobs set done = $3, total = coalesce($4, total), updated_at = now()
        where id = $1 and attempts = $2 and state = 'running' returning is_cancelled as "isCancelled"`;
      const [row] = await run<{ isCancelled: boolean }>(db, text, [job.id, job.attempts, done, total ?? null]);
      if (!row) throw new JobInterrupted();
      await announceJob(db, job.accountId, job.id);
      if (row.isCancelled) throw new JobCancelled();
    },
    hold: (trx) => holdJob(trx, job),
  };
}
