import type { Ask } from '../database/connection/own-connection.ts';
import { claimingJobLock } from '../database/queries/locks.ts';
import { type Job, jobColumns, type StandingJob, type StandingKind } from './job.ts';
import { queueSql } from './queue-sql.ts';

/** Jobs that are looked at for one that can be begun. */
const atMost = 10;

/** The lock of a job, in the space of single numbers: whoever does the job holds it, and loses it with the connection. */
const lockOf = (id: string) => `hashtextextended('mandate job ' || ${id}, 0)`;

/** What a runner takes. */
export interface Claim {
  /** The kinds of people's jobs. */
  kinds: string[];
  /** Whether it has room for a big job. */
  withBig: boolean;
  /** The kind of a standing job to take before all others, if nobody has it. */
  standing: StandingKind | null;
}

/** A job that was taken; `isBig` says how it was queued. */
export type ClaimedJob = (Job | StandingJob) & { isBig: boolean };

/**
 * Takes a standing job, or the next job of somebody who has none under way; its lock is then held by this connection.
 * @returns null when there is none to take
 */
export async function claimJob(ask: Ask, { kinds, withBig, standing }: Claim): Promise<ClaimedJob | null> {
  if (kinds.length === 0 && standing === null) return null;
  const isOfIdle = (job: string) =>
    `not exists (select 1 from jobs r where r.account_id = ${job}.account_id and r.state = 'running')`;
  const candidates = await ask<{ id: string; isBig: boolean }>(
    `select c.id, c.is_big as "isBig" from (
       select s.id, 0 as position, false as is_big from jobs s
         where s.account_id is null and s.state = 'queued' and s.kind = $3
       union all
       select q.id, q.position, q.is_big from (${queueSql}) q
         where q.kind = any($1) and ($2 or not q.is_big) and ${isOfIdle('q')}) c
     order by c.position limit ${atMost}`,
    [kinds, withBig, standing],
  );
  if (candidates.length === 0) return null;
  await ask('begin');
  // One at a time: two processes would else begin two jobs of one person.
  await ask(`select pg_advisory_xact_lock(${claimingJobLock})`);
  let claimed: ClaimedJob | null = null;
  for (const { id, isBig } of candidates) {
    if (!(await lock(ask, id))) continue;
    const [job] = await ask<Job | StandingJob>(
      `update jobs j set state = 'running', attempts = attempts + 1, error_code = null, error_params = null, started_at = coalesce(started_at, now()), updated_at = now()
       where j.id = $1 and j.state = 'queued' and ${isOfIdle('j')} returning ${jobColumns}`,
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
export async function leftBehind(
  ask: Ask,
  mine: string[],
): Promise<{ left: (Job | StandingJob)[]; areOthersRunning: boolean }> {
  const running = await ask<{ id: string }>("select id from jobs where state = 'running' and id <> all($1::uuid[])", [
    mine,
  ]);
  const left: (Job | StandingJob)[] = [];
  for (const { id } of running) {
    if (!(await lock(ask, id))) continue;
    const [job] = await ask<Job | StandingJob>(
      `select ${jobColumns} from jobs j where j.id = $1 and j.state = 'running'`,
      [id],
    );
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
