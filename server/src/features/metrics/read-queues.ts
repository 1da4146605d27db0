import type { JobRow } from '@mandate/contract/entities/job.ts';
import { allowTime } from '../../database/connection/watch-silence.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inSnapshot } from '../../database/queries/transaction.ts';

/** The database may take so long to say it, in seconds. */
const statementSeconds = 1;

/** What waits in the database, and who is signed in. Times in seconds, 0 where nothing waits. */
export interface Queues {
  /** People's jobs by state; those that are over stay for a while. */
  jobs: Partial<Record<JobRow['state'], number>>;
  jobWaits: number;
  mailsWaiting: number;
  mailWaits: number;
  /** Mails that were tried as often as they may be. */
  mailsGivenUp: number;
  sessions: number;
}

/** Reads it by one statement, each figure from an index. */
export function readQueues(db: Database): Promise<Queues> {
  const text = `select
      (select coalesce(jsonb_object_agg(j.state, j.count), '{}') from (select state, count(*) as count from jobs
        where account_id is not null group by state) j) as jobs,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from jobs
        where state = 'queued' and account_id is not null) as "jobWaits",
      m.waiting as "mailsWaiting", m.waits as "mailWaits",
      (select count(*) from mail_messages where state = 'failed') as "mailsGivenUp",
      (select count(*) from live_sessions) as sessions
    from (select count(*) as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as waits from mail_messages
      where state in ('queued', 'deferred')) m`;
  return inSnapshot(db, async (moment) => {
    await allowTime(moment, statementSeconds);
    const [row] = await run<Queues>(moment, text, []);
    if (!row) throw new Error('there is always one row');
    return row;
  });
}
