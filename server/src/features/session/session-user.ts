import { grantsOf, type Role } from '@mandate/contract/roles.ts';
import type { SessionUser } from '@mandate/contract/session.ts';

/** Of an account's row, what a session needs. */
export interface AccountRow {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  language: string;
  timeZone: string | null;
  mustChangePassword: boolean;
}

/** The columns of {@link AccountRow} of the table aliased `a`. */
export const accountColumns = `a.id, a.email, a.full_name as "fullName", a.role, a.language, a.time_zone as "timeZone",
  a.must_change_password as "mustChangePassword"`;

/** The user as replies and tokens show him. A guest waits until he is linked to a person of the firm. */
export function sessionUser(account: AccountRow): SessionUser {
  const isWaiting = account.role === 'GUEST';
  return { ...account, grants: [...grantsOf(account.role)], personnelId: null, isWaiting };
}
