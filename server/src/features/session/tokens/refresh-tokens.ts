import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { fingerprint, newToken } from '../../../secrets/fingerprint.ts';
import { live } from '../live-session.ts';
import { type AccountRow, accountColumns } from '../session-user.ts';
import { endSession } from '../start-and-end-session.ts';

/** Seconds in which a used token still gives siblings. */
export const graceSeconds = 30;
const mostSiblings = 5;

/** What came of a refresh token. */
export type Exchange =
  | { outcome: 'exchanged'; sessionId: string; account: AccountRow; refreshToken: string }
  /** All its siblings were given; nothing else happens. */
  | { outcome: 'exhausted' }
  /** It was used after the grace: theft. The session ended. */
  | { outcome: 'reused'; sessionId: string; accountId: string }
  /** The access token that came along is not of its session. Nothing else happens. */
  | { outcome: 'mixed'; sessionId: string; accountId: string }
  | { outcome: 'refused' };

/**
 * Exchanges a refresh token for its successor in one statement, so that two uses at once cannot both be the first.
 * For 30 seconds a used token gives siblings, for tabs and lost replies; after that its use is theft and ends the session.
 * @param ofSession the session of the access token that came along, empty for one that is not good; null when none came
 */
export async function exchangeRefreshToken(db: Database, token: string, ofSession: string | null): Promise<Exchange> {
  const hash = fingerprint(token);
  const refreshToken = newToken();
  const [exchanged] = await run<AccountRow & { sessionId: string }>(
    db,
    `with used as (
       update refresh_tokens r set used_at = coalesce(r.used_at, now()), siblings = r.siblings + (r.used_at is not null)::int
       from sessions s join accounts o on o.id = s.account_id
       where r.hash = $1 and s.id = r.session_id and ${live} and ($5::text is null or s.id::text = $5)
         and (r.used_at is null or (r.used_at > now() - make_interval(secs => $3) and r.siblings < $4))
       returning r.session_id),
     fresh as (insert into refresh_tokens (hash, session_id) select $2, session_id from used),
     touched as (update sessions set last_used_at = now() where id in (select session_id from used))
     select u.session_id as "sessionId", ${accountColumns}
     from used u join sessions s on s.id = u.session_id join accounts a on a.id = s.account_id`,
    [hash, fingerprint(refreshToken), graceSeconds, mostSiblings, ofSession],
  );
  if (!exchanged) return whyNot(db, hash, ofSession);
  const { sessionId, ...account } = exchanged;
  return { outcome: 'exchanged', sessionId, account, refreshToken };
}

async function whyNot(db: Database, hash: Buffer, ofSession: string | null): Promise<Exchange> {
  const [token] = await run<{ sessionId: string; ownerId: string; isUsed: boolean; isGrace: boolean }>(
    db,
    `select r.session_id as "sessionId", s.account_id as "ownerId", r.used_at is not null as "isUsed",
       r.used_at > now() - make_interval(secs => $2) as "isGrace"
     from refresh_tokens r join sessions s on s.id = r.session_id join accounts o on o.id = s.account_id
     where r.hash = $1 and ${live}`,
    [hash, graceSeconds],
  );
  if (!token) return { outcome: 'refused' };
  const { sessionId, ownerId, isUsed, isGrace } = token;
  if (ofSession !== null && ofSession !== sessionId) return { outcome: 'mixed', sessionId, accountId: ownerId };
  if (!isUsed) return { outcome: 'refused' };
  if (isGrace) return { outcome: 'exhausted' };
  const accountId = await endSession(db, sessionId, 'refresh token used again');
  return accountId === null ? { outcome: 'refused' } : { outcome: 'reused', sessionId, accountId };
}

/** The session a refresh token belongs to, or null. */
export async function sessionOfRefreshToken(db: Database, token: string): Promise<string | null> {
  const [row] = await run<{ id: string }>(db, 'select session_id as id from refresh_tokens where hash = $1', [
    fingerprint(token),
  ]);
  return row?.id ?? null;
}
