import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@mandate/contract/roles.ts';
import type { Database } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import { run } from '../../resources/statement.ts';
import { uuidV7 } from '../../resources/uuid.ts';
import { type AccountRow, accountColumns } from './session-user.ts';

const day = 86_400;
/** Idle and absolute ends in seconds: remembered 14 and 30 days, else 60 minutes and 12 hours (decisions 3). */
const lifetimes = { remembered: { idle: 14 * day, whole: 30 * day }, plain: { idle: 3600, whole: day / 2 } };
/** Looking at the product as somebody else ends after an hour. */
const viewSeconds = 3600;
const graceSeconds = 30;
const mostSiblings = 5;
const mostSessions = 10;
const confirmedMinutes = 10;

/** A session that lives: neither ended nor past its idle or absolute end, of an account that may sign in. */
const live = `s.ended_at is null and s.ends_at > now() and s.last_used_at + make_interval(secs => s.idle_seconds) > now()
  and o.status = 'active' and o.deleted_at is null and (o.one_time_until is null or o.one_time_until > now())
  and (s.parent_id is null or (o.role = 'SA' and exists (select 1 from sessions b where b.id = s.parent_id
    and b.ended_at is null and b.ends_at > now())))`;

/** Where somebody signs in: shown in the list of sessions. */
export interface Place {
  /** Browser and system in words. */
  device: string;
  network: string;
}

/** A session in use. */
export interface LiveSession {
  /** As whom the product is seen. */
  account: AccountRow;
  /** Who really looks, when that is somebody else. */
  viewedById: string | null;
  isConfirmed: boolean;
}

/** Tokens and links are kept as their fingerprint only. */
export function fingerprint(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A token nobody can guess: 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

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
 * Starts a session in which an SA sees the product as a role or as a person.
 * @returns its id
 */
export async function startView(
  db: Database,
  parentId: string,
  accountId: string,
  as: { role: Role } | { accountId: string },
): Promise<string> {
  const sessionId = uuidV7();
  const [role, viewed] = 'role' in as ? [as.role, null] : [null, as.accountId];
  await run(
    db,
    `insert into sessions (id, account_id, remember_me, idle_seconds, ends_at, parent_id, view_role, view_account_id)
     values ($1, $2, false, $3, now() + make_interval(secs => $3), $4, $5, $6)`,
    [sessionId, accountId, viewSeconds, parentId, role, viewed],
  );
  return sessionId;
}

/** A live session with whom the product is seen as in it, marked as used; null when it is over. */
export async function useSession(db: Database, sessionId: string): Promise<LiveSession | null> {
  const [row] = await run<AccountRow & { viewedById: string | null; isConfirmed: boolean; viewRole: Role | null }>(
    db,
    `with used as (
       update sessions s set last_used_at = now() where s.id = $1 and s.last_used_at < now() - interval '30 seconds'
         and s.last_used_at + make_interval(secs => s.idle_seconds) > now())
     select ${accountColumns}, s.view_role as "viewRole", case when s.parent_id is not null then s.account_id end as "viewedById",
       s.confirmed_at > now() - make_interval(mins => ${confirmedMinutes}) as "isConfirmed"
     from sessions s join accounts o on o.id = s.account_id join accounts a on a.id = coalesce(s.view_account_id, s.account_id)
     where s.id = $1 and ${live}`,
    [sessionId],
  );
  if (!row) return null;
  const { viewedById, isConfirmed, viewRole, ...account } = row;
  // Seen as a role and nobody in particular: no grants but the role's, no link, no membership.
  const asRole = viewRole && { role: viewRole, grants: null, personnelId: null, isMember: false };
  return { account: { ...account, ...asRole }, viewedById, isConfirmed };
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
       from sessions s join accounts o on o.id = s.account_id
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
     from refresh_tokens r join sessions s on s.id = r.session_id join accounts o on o.id = s.account_id
     where r.hash = $1 and r.used_at is not null and ${live}`,
    [hash, graceSeconds],
  );
  if (token?.isGrace) refuse('tooManyRequests', { seconds: graceSeconds });
  if (token) await endSession(db, token.sessionId, 'refresh token used again');
  return refuse('sessionExpired');
}

/** Ends a session and what was begun in it: their tokens are refused from now on. */
export async function endSession(db: Database, sessionId: string, reason: string): Promise<void> {
  const text =
    'update sessions set ended_at = now(), ended_reason = $2 where (id = $1 or parent_id = $1) and ended_at is null';
  await run(db, text, [sessionId, reason]);
}

/** Ends every session of an account, or every one but one. */
export async function endSessionsOf(db: Database, accountId: string, reason: string, but?: string): Promise<void> {
  const text = `update sessions set ended_at = now(), ended_reason = $2 where ended_at is null
    and (account_id = $1 or view_account_id = $1) and id is distinct from $3 and parent_id is distinct from $3`;
  await run(db, text, [accountId, reason, but ?? null]);
}

/** The session a refresh token belongs to, or null. */
export async function sessionOfRefreshToken(db: Database, token: string): Promise<string | null> {
  const [row] = await run<{ id: string }>(db, 'select session_id as id from refresh_tokens where hash = $1', [
    fingerprint(token),
  ]);
  return row?.id ?? null;
}
