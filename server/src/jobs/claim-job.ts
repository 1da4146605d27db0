import type { Ask } from '../database/connection/own-connection.ts';
import { claimingJobLock } from '../database/queries/locks.ts';
import { type Job, jobColumns } from './job.ts';
import { queueSql } from './queue-sql.ts';

/** Jobs that are looked at for one that can be begun. */
const atMost = 10;

/** The lock of a job, in the space of single numbers: whoever does the job holds it, and loses it with the connection. */
const lockOf = (id: string) => `hashtextextended('mandate job ' || ${id}, 0)`;

/** What a runner takes. */
export interface Claim {
  kinds: string[];
  /** Whether it has room for a big job. */
  withBig: boolean;
}

/** A job that was taken; `isBig` says how it was queued. */
export type ClaimedJob = Job & { isBig: boolean };

/**
 * Takes the next job of somebody who has none under way; its lock is then held by this connection.
 * @returns null when there is none to take
 */
export async function claimJob(ask: Ask, { kinds, withBig }: Claim): Promise<ClaimedJob | null> {
  await ask('begin');
  // One at a time: two processes would else begin two jobs of one person.
  await ask(`select pg_advisory_xact_lock(${claimingJobLock})`);
  const candidates = await ask<{ id: string; isBig: boolean }>(
    `select q.id, q.is_big as "isBig" from (${queueSql}) q where q.kind = any($1) and ($2 or not q.is_big)
       and not exists (select 1 from jobs r where r.account_id = q.account_id and r.state = 'running')
     order by q.position limit ${atMost}`,
    [kinds, withBig],
  );
  let claimed: ClaimedJob | null = null;
  for (const { id, isBig } of candidates) {
    if (!(await lock(ask, id))) continue;
    const [job] = await ask<Job>(
      `update jobs j set state = 'running', attempts = attempts + 1, error_code = null, error_params = null, started_at = coalesce(started_at, now()), updated_at = now()
       where j.id = $1 and j.state = 'queued' returning ${jobColumns}`,
      [id],
    );
    if (job) claimed = { ...job, isBig };
    else await unlock(ask, id);
    if (job) break;
  }
  await ask('commit');
  return claimed;
}

/**
 * Jobs that say they run while nobody holds their lock: their process is gone. Their locks are then held by this connection.
 * @param mine jobs this connection holds the lock of, which it would get again
 * @returns those, and whether others run that somebody else does
 */
export async function leftBehind(ask: Ask, mine: string[]): Promise<{ left: Job[]; areOthersRunning: boolean }> {
  const running = await ask<{ id: string }>("select id from jobs where state = 'running' and id <> all($1::uuid[])", [
    mine,
  ]);
  const left: Job[] = [];
  for (const { id } of running) {
    if (!(await lock(ask, id))) continue;
    const [job] = await ask<Job>(`select ${jobColumns} from jobs j where j.id = $1 and j.state = 'running'`, [id]);
    if (job) left.push(job);
    else await unlock(ask, id);
  }
  return { left, areOthersRunning: running.length > left.length };
}

async function lock(ask: Ask, id: string): Promise<boolean> {
  const [row] = await ask<{ got: boolean }>(`select pg_try_advisory_lock(${lockOf('$1::text')}) as got`, [id]);
  return row?.got ?? false;
}

/** Gives the lock of a job back. */
export async function unlock(ask: Ask, id: string): Promise<void> {
  await ask(`select pg_advisory_unlock(${lockOf('$1::text')})`, [id]);
}
