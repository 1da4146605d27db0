import { may } from '@mandate/contract/access/permissions.ts';
import type { Role } from '@mandate/contract/access/roles.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { actorOf, writeAudit } from '../../calls/audit.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { refuse } from '../../http/refusal.ts';
import { useSession } from './live-session.ts';
import { sessionUser } from './session-user.ts';
import type { AccessTokens } from './tokens/access-token.ts';

/** Looking at the product as somebody else ends after an hour. */
const viewSeconds = 3600;

/**
 * Starts a session, inside the caller's own, in which the product is seen as a role or as a person and nothing can be changed.
 * @returns its access token
 * @throws Refusal recordNotFound unless the person has an active account
 */
export async function viewAs(
  call: Call,
  tokens: AccessTokens,
  as: { role: Role } | { accountId: string },
): Promise<{ accessToken: string }> {
  const { caller } = call;
  // A guest who waits gets this far, as with every call that reads.
  if (!may(caller.role, 'view-as', 'read')) refuse('notPermitted');
  const viewId = uuidV7();
  const [role, viewedId] = 'role' in as ? [as.role, null] : [null, as.accountId];
  const session = await inTransaction(call.db, async (db) => {
    const isActive = "select 1 from accounts where id = $1 and status = 'active' and deleted_at is null";
    if (viewedId !== null && (await run(db, isActive, [viewedId])).length === 0) refuse('recordNotFound');
    await run(
      db,
      `insert into sessions (id, account_id, remember_me, idle_seconds, ends_at, parent_id, view_role, view_account_id)
       values ($1, $2, false, $3::int, now() + make_interval(secs => $3::int), $4, $5, $6)`,
      [viewId, caller.id, viewSeconds, caller.sessionId, role, viewedId],
    );
    const viewed = viewedId !== null && { entity: account.name, recordId: viewedId };
    await writeAudit(db, { action: 'viewedAs', ...actorOf(call), ...viewed, details: role === null ? {} : { role } });
    return useSession(db, viewId);
  });
  if (!session) return refuse('sessionExpired');
  return { accessToken: await tokens.sign(sessionUser(session.account), viewId) };
}
