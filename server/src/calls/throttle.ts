import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import { fingerprint } from '../secrets/fingerprint.ts';

/** How many attempts may be made within how many seconds. Null seconds: until they are forgiven. */
export interface Allowance {
  most: number;
  seconds: number | null;
}

/** What is known of a key once an attempt was counted. */
export interface Counted {
  /** Attempts of the running window, this one included. */
  count: number;
  isOver: boolean;
  /** Whether this is the first one over the allowance: told once in the audit, however many follow. */
  isFirstOver: boolean;
  /** Whole seconds until attempts are taken again; 0 where waiting does not help and only forgiving does. */
  seconds: number;
}

/** A key nobody touched for this many days is removed. */
const forgottenDays = 30;
const forgottenAtOnce = 20;

/** The key of what is counted; kept as its fingerprint, so that the table tells no addresses. */
export function throttleKey(...parts: string[]): Buffer {
  return fingerprint(JSON.stringify(parts));
}

/**
 * Counts an attempt and tells how many there were, in one statement: of many at once each gets a number of its own. An attempt over
 * the allowance does not prolong the pause, which ends a fixed number of seconds after the last one that was taken. Keys long untouched go away.
 */
export async function countAttempt(db: Database, key: Buffer, { most, seconds }: Allowance): Promise<Counted> {
  const isPast = 'case when t.count >= $2 then t.last_at else t.since end <= now() - make_interval(secs => $3)';
  const [row] = await run<{ count: number; seconds: number | null }>(
    db,
    `with forgotten as (delete from throttles where key in (
       select key from throttles where last_at < now() - make_interval(days => ${forgottenDays}) and key <> $1
       order by last_at limit ${forgottenAtOnce} for update skip locked))
     insert into throttles as t (key, count, since, last_at) values ($1, 1, now(), now())
     on conflict (key) do update set
       count = case when ${isPast} then 1 else least(t.count, 1000000) + 1 end,
       since = case when ${isPast} then now() else t.since end,
       last_at = case when ${isPast} then now() when t.count >= $2 then t.last_at else now() end
     returning t.count, ceil(extract(epoch from t.last_at + make_interval(secs => $3) - now()))::int as seconds`,
    [key, most, seconds],
  );
  const count = row?.count ?? 1;
  const left = seconds === null ? 0 : Math.max(row?.seconds ?? seconds, 1);
  return { count, isOver: count > most, isFirstOver: count === most + 1, seconds: left };
}

/** Whether an attempt more would be over the allowance of a key that only forgiving opens. */
export async function isSpent(db: Database, key: Buffer, { most }: Allowance): Promise<boolean> {
  return (await run(db, 'select 1 from throttles where key = $1 and count >= $2', [key, most])).length > 0;
}

/** Takes one attempt of each key back: it was none. */
export async function takeBack(db: Database, keys: readonly Buffer[]): Promise<void> {
  const text = 'update throttles set count = greatest(count - 1, 0) where key = $1';
  for (const key of keys) await run(db, text, [key]);
}

/** Forgets what was counted under a key. */
export async function forgive(db: Database, key: Buffer): Promise<void> {
  await run(db, 'delete from throttles where key = $1', [key]);
}

/** Notes under a key that something happened just now. */
export async function note(db: Database, key: Buffer): Promise<void> {
  const text = `insert into throttles (key, count, since, last_at) values ($1, 0, now(), now())
    on conflict (key) do update set last_at = now()`;
  await run(db, text, [key]);
}

/** Whether something was noted under a key within a number of days. */
export async function isNoted(db: Database, key: Buffer, days: number): Promise<boolean> {
  const text = 'select 1 from throttles where key = $1 and last_at > now() - make_interval(days => $2)';
  return (await run(db, text, [key, days])).length > 0;
}
