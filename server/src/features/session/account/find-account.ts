import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { type AccountRow, accountColumns } from '../session-user.ts';

/** An account as a sign-in looks at it. */
export interface FoundAccount {
  row: AccountRow;
  /** Null where no password was set yet. */
  passwordHash: string | null;
  /** Whether its password opens anything now: it is active, and a password made for the person has not run out. */
  isOpen: boolean;
}

/** An e-mail address as accounts keep it, and are looked up and counted by. */
export function foldAddress(address: string): string {
  return address.normalize('NFC').trim().toLowerCase();
}

/** The account that is not removed and has the address, or null. */
export async function findAccount(db: Database, address: string): Promise<FoundAccount | null> {
  const [found] = await run<AccountRow & { passwordHash: string | null; isOpen: boolean }>(
    db,
    `select ${accountColumns}, a.password_hash as "passwordHash",
       a.status = 'active' and (a.one_time_until is null or a.one_time_until > now()) as "isOpen"
     from accounts a where lower(a.email) = $1 and a.deleted_at is null`,
    [address],
  );
  if (!found) return null;
  const { passwordHash, isOpen, ...row } = found;
  return { row, passwordHash, isOpen };
}
