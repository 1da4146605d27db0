import { run } from '../../../database/queries/sql-query.ts';
import type { Check } from './check.ts';

/** A job that waits longer than this many minutes is worth a look. */
const slowMinutes = 10;

interface Facts {
  waiting: number;
  running: number;
  since: string | null;
  leftBehind: number;
  isSlow: boolean;
}

/** Whether jobs are done: how many wait and for how long, and whether those that say they run have a process. */
export const checkQueue: Check = async ({ db }) => {
  // Whoever does a job holds the lock of its id; a minute is given to take up what was left.
  const lock = "hashtextextended('mandate job ' || j.id::text, 0)";
  const isHeld = `exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.objsubid = 1
    and ((l.classid::bigint << 32) | l.objid::bigint) = ${lock})`;
  const text = `select count(*) filter (where j.state = 'queued') as waiting, count(*) filter (where j.state = 'running') as running,
      min(j.created_at) filter (where j.state = 'queued') as since,
      coalesce(min(j.created_at) filter (where j.state = 'queued') < now() - make_interval(mins => ${slowMinutes}), false) as "isSlow",
      count(*) filter (where j.state = 'running' and j.updated_at < now() - interval '1 minute' and not ${isHeld}) as "leftBehind"
    from jobs j where j.state in ('queued', 'running') and j.account_id is not null`;
  const [facts] = await run<Facts>(db, text, []);
  const { waiting = 0, running = 0, since = null, leftBehind = 0, isSlow = false } = facts ?? {};
  if (leftBehind > 0) return { code: 'queueLeftBehind', params: { count: leftBehind } };
  if (isSlow && since !== null) return { code: 'queueSlow', params: { since, waiting } };
  return { code: 'queueGood', params: { waiting, running } };
};
