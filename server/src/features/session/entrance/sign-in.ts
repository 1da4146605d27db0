import type { SignedIn } from '@mandate/contract/access/session.ts';
import type { AuditAction } from '@mandate/contract/entities/audit.ts';
import { writeAudit } from '../../../calls/audit.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { type AccountRow, accountColumns, sessionUser } from '../session-user.ts';
import { startSession } from '../start-and-end-session.ts';
import type { AccessTokens } from '../tokens/access-token.ts';
import type { Origin, Place } from './place.ts';

/** Where and how somebody comes in. */
export interface Entrance {
  place: Place;
  origin: Origin;
  rememberMe: boolean;
  /** What the audit calls it. */
  action: AuditAction;
}

/**
 * Lets an account in: starts its session and gives its tokens. Belongs after the check of the password.
 * @param prepare what else belongs into the same transaction, before the session starts
 * @returns null when the account may not come in (any more)
 */
export async function signIn(
  db: Database,
  tokens: AccessTokens,
  accountId: string,
  { place, origin, rememberMe, action }: Entrance,
  prepare: (trx: Database) => Promise<void> = async () => undefined,
): Promise<SignedIn | null> {
  const started = await inTransaction(db, async (trx) => {
    await prepare(trx);
    // The account is locked: of its sessions starting at once each counts the others.
    const [account] = await run<AccountRow>(
      trx,
      `update accounts a set last_sign_in_at = now()
       where a.id = $1 and a.status = 'active' and a.deleted_at is null returning ${accountColumns}`,
      [accountId],
    );
    if (!account) return null;
    const session = await startSession(trx, accountId, rememberMe, place);
    await writeAudit(trx, { action, ...origin, actorId: accountId, sessionId: session.sessionId });
    return { ...session, user: sessionUser(account) };
  });
  if (!started) return null;
  const { sessionId, refreshToken, user } = started;
  return { accessToken: await tokens.sign(user, sessionId), refreshToken, user };
}
