import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import { run } from '../../resources/statement.ts';
import { uuidV7 } from '../../resources/uuid.ts';
import { type AccountRow, accountColumns } from './session-user.ts';

const day = 86_400;
/** Idle and absolute ends in seconds: remembered 14 and 30 days, else 60 minutes and 12 hours (decisions 3). */
const lifetimes = { remembered: { idle: 14 * day, whole: 30 * day }, plain: { idle: 3600, whole: day / 2 } };
const graceSeconds = 30;
const mostSiblings = 5;

/** A session that lives: neither ended nor past its idle or absolute end, of an account that may sign in. */
const live = `s.ended_at is null and s.ends_at > now() and s.last_used_at + make_interval(secs => s.idle_seconds) > now()
  and a.status = 'active' and a.deleted_at is null`;

/** Refresh tokens are kept as their fingerprint only. */
function fingerprint(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Starts a session; a refresh token comes with remember me only. */
export async function startSession(db: Database, accountId: string, rememberMe: boolean) {
  const sessionId = uuidV7();
  const { idle, whole } = rememberMe ? lifetimes.remembered : lifetimes.plain;
  await run(
    db,
    `insert into sessions (id, account_id, remember_me, idle_seconds, ends_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [sessionId, accountId, rememberMe, idle, whole],
  );
  if (!rememberMe) return { sessionId, refreshToken: null };
  const refreshToken = newToken();
  await run(db, 'insert into refresh_tokens (hash, session_id) values ($1, $2)', [
    fingerprint(refreshToken),
    sessionId,
  ]);
  return { sessionId, refreshToken };
}

/** A live session with its account, marked as used; null when it is over. */
export async function useSession(db: Database, sessionId: string): Promise<AccountRow | null> {
  const [account] = await run<AccountRow>(
    db,
    `with used as (
       update sessions s set last_used_at = now() where s.id = $1 and s.last_used_at < now() - interval '30 seconds'
         and s.last_used_at + make_interval(secs => s.idle_seconds) > now())
     select ${accountColumns} from sessions s join accounts a on a.id = s.account_id where s.id = $1 and ${live}`,
    [sessionId],
  );
  return account ?? null;
}

/**
 * Exchanges a refresh token for its successor in one statement, so that two uses at once cannot both be the first.
 * For 30 seconds a used token gives siblings, for tabs and lost replies; after that its use is theft and ends the session.
 * @throws Refusal sessionExpired, tooManyRequests
 */
export async function exchangeRefreshToken(db: Database, token: string) {
  const hash = fingerprint(token);
  const refreshToken = newToken();
  const [exchanged] = await run<AccountRow & { sessionId: string }>(
    db,
    `with used as (
       update refresh_tokens r set used_at = coalesce(r.used_at, now()), siblings = r.siblings + (r.used_at is not null)::int
       from sessions s join accounts a on a.id = s.account_id
       where r.hash = $1 and s.id = r.session_id and ${live}
         and (r.used_at is null or (r.used_at > now() - make_interval(secs => $3) and r.siblings < $4))
       returning r.session_id),
     fresh as (insert into refresh_tokens (hash, session_id) select $2, session_id from used),
     touched as (update sessions set last_used_at = now() where id in (select session_id from used))
     select u.session_id as "sessionId", ${accountColumns}
     from used u join sessions s on s.id = u.session_id join accounts a on a.id = s.account_id`,
    [hash, fingerprint(refreshToken), graceSeconds, mostSiblings],
  );
  if (exchanged) return { ...splitSession(exchanged), refreshToken };
  return refuseToken(db, hash);
}

function splitSession({ sessionId, ...account }: AccountRow & { sessionId: string }) {
  return { sessionId, account };
}

async function refuseToken(db: Database, hash: Buffer): Promise<never> {
  const [token] = await run<{ sessionId: string; isGrace: boolean }>(
    db,
    `select r.session_id as "sessionId", r.used_at > now() - make_interval(secs => $2) as "isGrace"
     from refresh_tokens r join sessions s on s.id = r.session_id join accounts a on a.id = s.account_id
     where r.hash = $1 and r.used_at is not null and ${live}`,
    [hash, graceSeconds],
  );
  if (token?.isGrace) refuse('tooManyRequests', { seconds: graceSeconds });
  if (token) await endSession(db, token.sessionId, 'refresh token used again');
  return refuse('sessionExpired');
}

/** Ends a session: its tokens are refused from now on. */
export async function endSession(db: Database, sessionId: string, reason: string): Promise<void> {
  await run(db, 'update sessions set ended_at = now(), ended_reason = $2 where id = $1 and ended_at is null', [
    sessionId,
    reason,
  ]);
}

/** The session a refresh token belongs to, or null. */
export async function sessionOfRefreshToken(db: Database, token: string): Promise<string | null> {
  const [row] = await run<{ id: string }>(db, 'select session_id as id from refresh_tokens where hash = $1', [
    fingerprint(token),
  ]);
  return row?.id ?? null;
}
