import type { Role } from '@mandate/contract/access/roles.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { isReadOnly } from '../../database/unavailable.ts';
import { type AccountRow, accountColumns } from './session-user.ts';

const confirmedMinutes = 10;

/**
 * The condition of a session that lives, aliased `s`, its account `o`: neither ended nor past its idle or absolute end, of an account
 * that may sign in. One in which somebody looks at the product as somebody else lives as long as the one it was begun in.
 */
export const live = `s.ended_at is null and s.ends_at > now() and s.last_used_at + make_interval(secs => s.idle_seconds) > now()
  and o.status = 'active' and o.deleted_at is null and (o.one_time_until is null or o.one_time_until > now())
  and (s.parent_id is null or (o.role = 'SA' and exists (select 1 from sessions b where b.id = s.parent_id
    and b.ended_at is null and b.ends_at > now())))`;

/** A session in use. */
export interface LiveSession {
  /** As whom the product is seen. */
  account: AccountRow;
  /** Who really looks, when that is somebody else. */
  viewedById: string | null;
  isConfirmed: boolean;
  /** For how long, in ms, nothing of it changes by time alone. */
  holdsMs: number;
}

type SessionRow = AccountRow & Omit<LiveSession, 'account'> & { viewRole: Role | null };

const confirmedUntil = `s.confirmed_at + make_interval(mins => ${confirmedMinutes})`;

/** The moment at which the first of what ends ends: the session, that it was begun in, a password that holds once, that the password was given. */
const ends = `least(s.ends_at, s.last_used_at + make_interval(secs => s.idle_seconds), o.one_time_until,
  case when ${confirmedUntil} > now() then ${confirmedUntil} end, (select b.ends_at from sessions b where b.id = s.parent_id))`;

const use = `with used as (
    update sessions s set last_used_at = now() where s.id = $1 and s.last_used_at < now() - interval '30 seconds'
      and s.last_used_at + make_interval(secs => s.idle_seconds) > now())`;

const find = `select ${accountColumns}, s.view_role as "viewRole", case when s.parent_id is not null then s.account_id end as "viewedById",
    ${confirmedUntil} > now() as "isConfirmed", (extract(epoch from ${ends} - now()) * 1000)::float8 as "holdsMs"
  from sessions s join accounts o on o.id = s.account_id join accounts a on a.id = coalesce(s.view_account_id, s.account_id)
  where s.id = $1 and ${live}`;

/**
 * A live session with whom the product is seen as in it, marked as used; null when it is over. Where nothing can be written it is not marked:
 * reading goes on.
 */
export async function useSession(db: Database, sessionId: string): Promise<LiveSession | null> {
  const [row] = await run<SessionRow>(db, `${use} ${find}`, [sessionId]).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error;
    return run<SessionRow>(db, find, [sessionId]);
  });
  if (!row) return null;
  const { viewedById, isConfirmed, holdsMs, viewRole, ...account } = row;
  // Seen as a role and nobody in particular: no grants but the role's, no link, no membership.
  const asRole = viewRole && { role: viewRole, grants: null, personnelId: null, isMember: false };
  // Who looks chooses no password in somebody else's place.
  const asViewer = viewedById !== null && { mustChangePassword: false };
  return { account: { ...account, ...asRole, ...asViewer }, viewedById, isConfirmed, holdsMs };
}

/** Those of some sessions that live. Asking is no use of them. */
export async function liveSessions(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const text = `select s.id from sessions s join accounts o on o.id = s.account_id where s.id = any($1) and ${live}`;
  const rows = await run<{ id: string }>(db, text, [ids]);
  return new Set(rows.map(({ id }) => id));
}
