import { account } from '@mandate/contract/entities/account.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import {
  beginRemoval,
  finishRemoval,
  type Removal,
  type RemovalRule,
  type Removed,
} from '../../records/remove/remove.ts';
import type { AccountSessions } from './account-sessions.ts';
import { isOwn } from './find-account.ts';
import { keepLastAdministrator, lockAccounts } from './last-administrator.ts';

/** Nobody removes their own account. */
export const accountRemoval: RemovalRule = {
  fields: [],
  check({ caller }, { id }) {
    if (isOwn(caller, id)) refuse('ownRoleChange');
  },
};

/**
 * Removes an account of somebody else; its sessions end with it (domain reference 6).
 * @throws Refusal as a register's remove; ownRoleChange, lastAdministrator
 */
export async function removeAccount(
  keeping: AccountSessions,
  call: Call,
  id: string,
  removal: Removal,
): Promise<Removed> {
  accountRemoval.check(call, { id }, removal);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await lockAccounts(db);
    const stored = await beginRemoval(inside, account, id, removal);
    await keepLastAdministrator(db, stored.id, stored.values, null);
    await keeping.endSessions(db, stored.id, 'account removed');
    return finishRemoval(inside, account, stored, removal);
  });
}
