import type { Role } from '@mandate/contract/access/roles.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { Person } from '../../../http/caller.ts';
import { type AccountRow, accountColumns, sessionUser } from '../session-user.ts';

/**
 * Who an account is now, for what is done in somebody's name while that person need not be signed in.
 * @returns null when nobody may do anything with the account: disabled, removed, or with a password that is to be changed first
 */
export async function findPerson(db: Database, accountId: string): Promise<Person | null> {
  const text = `select ${accountColumns} from accounts a
    where a.id = $1 and a.status = 'active' and a.deleted_at is null and not a.must_change_password`;
  const [account] = await run<AccountRow>(db, text, [accountId]);
  if (!account) return null;
  const { id, fullName, language, role, grants, personnelId, isWaiting, mustChangePassword } = sessionUser(account);
  const rights = { role: role as Role, grants, personnelId, isWaiting, mustChangePassword };
  return { id, fullName, language, ...rights, isConfirmed: false, viewedById: null };
}
