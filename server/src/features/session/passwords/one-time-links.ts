import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { fingerprint, newToken } from '../../../secrets/fingerprint.ts';

/** How long links work, as PostgreSQL writes it. */
const lives = { invitation: '7 days', reset: '30 minutes' };

/** An account whose password may be set by who holds a link. */
export interface Linked {
  id: string;
  email: string;
  fullName: string;
}

const good = `l.used_at is null and l.expires_at > now() and a.deleted_at is null and a.status <> 'disabled'`;

/** A link that was made just now. */
export interface OneTimeLink {
  /** Kept nowhere. */
  token: string;
  /** Its end, ISO 8601. */
  expiresAt: string;
}

/** Makes a link of invitation; earlier ones of the account are used up. */
export function newInvitation(db: Database, accountId: string): Promise<OneTimeLink> {
  return newLink(db, accountId, 'invitation');
}

/** Makes a link for who forgot the password; earlier ones of the account are used up. */
export function newResetLink(db: Database, accountId: string): Promise<OneTimeLink> {
  return newLink(db, accountId, 'reset');
}

async function newLink(db: Database, accountId: string, purpose: keyof typeof lives): Promise<OneTimeLink> {
  await useUpLinks(db, accountId);
  const token = newToken();
  const [link] = await run<{ expiresAt: string }>(
    db,
    `insert into one_time_links (hash, account_id, purpose, expires_at)
     values ($1, $2, $3, now() + $4::interval) returning expires_at as "expiresAt"`,
    [fingerprint(token), accountId, purpose, lives[purpose]],
  );
  return { token, expiresAt: link?.expiresAt ?? '' };
}

/** The account a link opens, or null when it is unknown, used or past, or the account is disabled or removed. */
export async function findLinked(db: Database, token: string): Promise<Linked | null> {
  const text = `select a.id, a.email, a.full_name as "fullName" from one_time_links l join accounts a on a.id = l.account_id
    where l.hash = $1 and ${good}`;
  const [linked] = await run<Linked>(db, text, [fingerprint(token)]);
  return linked ?? null;
}

/** Uses a link and every other of its account. Of two uses at once one is the first. @returns whether it was still good */
export async function useLink(db: Database, token: string): Promise<boolean> {
  const [used] = await run<{ id: string }>(
    db,
    `update one_time_links l set used_at = now() from accounts a where a.id = l.account_id and l.hash = $1 and ${good}
     returning a.id`,
    [fingerprint(token)],
  );
  if (used) await useUpLinks(db, used.id);
  return used !== undefined;
}

/** Makes every link of an account useless. */
export async function useUpLinks(db: Database, accountId: string): Promise<void> {
  await run(db, 'update one_time_links set used_at = now() where account_id = $1 and used_at is null', [accountId]);
}
