import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { fingerprint, newToken } from '../../secrets/fingerprint.ts';
import type { Place } from './entrance/place.ts';

const day = 86_400;
/** Idle and absolute ends in seconds: remembered 14 and 30 days, else 60 minutes and 12 hours (decisions 3). */
const lifetimes = { remembered: { idle: 14 * day, whole: 30 * day }, plain: { idle: 3600, whole: day / 2 } };
const mostSessions = 10;

/** Starts a session; a refresh token comes with remember me only. Of more than ten sessions the one longest unused ends. */
export async function startSession(db: Database, accountId: string, rememberMe: boolean, place: Place) {
  const sessionId = uuidV7();
  const { idle, whole } = rememberMe ? lifetimes.remembered : lifetimes.plain;
  await run(
    db,
    `insert into sessions (id, account_id, remember_me, idle_seconds, ends_at, device, network)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5), $6, $7)`,
    [sessionId, accountId, rememberMe, idle, whole, place.device, place.network],
  );
  await run(
    db,
    `update sessions set ended_at = now(), ended_reason = 'too many' where id in (
       select id from live_sessions where account_id = $1 and id <> $2 order by last_used_at desc, id desc offset $3)`,
    [accountId, sessionId, mostSessions - 1],
  );
  if (!rememberMe) return { sessionId, refreshToken: null };
  const refreshToken = newToken();
  await run(db, 'insert into refresh_tokens (hash, session_id) values ($1, $2)', [
    fingerprint(refreshToken),
    sessionId,
  ]);
  return { sessionId, refreshToken };
}

/**
 * Ends a session and what was begun in it: their tokens are refused from now on.
 * @returns whose it was, or null when it had ended before
 */
export async function endSession(db: Database, sessionId: string, reason: string): Promise<string | null> {
  const [ended] = await run<{ accountId: string }>(
    db,
    `with ended as (
       update sessions set ended_at = now(), ended_reason = $2 where (id = $1 or parent_id = $1) and ended_at is null
       returning id, account_id)
     select account_id as "accountId" from ended where id = $1`,
    [sessionId, reason],
  );
  return ended?.accountId ?? null;
}

/** Ends every session of an account, and those in which somebody looks at the product as that account. */
export async function endSessionsOf(db: Database, accountId: string, reason: string): Promise<void> {
  const text = `update sessions set ended_at = now(), ended_reason = $2
    where ended_at is null and (account_id = $1 or view_account_id = $1)`;
  await run(db, text, [accountId, reason]);
}

/** Ends every session of an account that lives, but one. @returns how many */
export async function endOtherSessions(db: Database, accountId: string, but: string, reason: string): Promise<number> {
  const text = `update sessions set ended_at = now(), ended_reason = $3
    where id in (select id from live_sessions where account_id = $1 and id <> $2) and ended_at is null returning id`;
  return (await run(db, text, [accountId, but, reason])).length;
}
