import { type Grant, grantsFor, type Role } from '@mandate/contract/access/roles.ts';
import type { SessionUser } from '@mandate/contract/access/session.ts';

/** Of an account's row, what a session needs. */
export interface AccountRow {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  /** Null is what the role brings. */
  grants: Grant[] | null;
  /** The live person of the firm linked to it. */
  personnelId: string | null;
  /** Whether that person is a member of a project. */
  isMember: boolean;
  language: string;
  timeZone: string | null;
  mustChangePassword: boolean;
}

/** The columns of {@link AccountRow} of the table aliased `a`. */
export const accountColumns = `a.id, a.email, a.full_name as "fullName", a.role, a.grants, a.personnel_id as "personnelId",
  a.role = 'GUEST' and exists (select 1 from project_members m join projects p on p.id = m.project_id
    where m.personnel_id = a.personnel_id and p.deleted_at is null) as "isMember",
  a.language, a.time_zone as "timeZone", a.must_change_password as "mustChangePassword"`;

/** The user as replies and tokens show them. A guest waits until the person they are linked to is a member of a project. */
export function sessionUser({ isMember, grants, ...account }: AccountRow): SessionUser {
  const isWaiting = account.role === 'GUEST' && !isMember;
  return { ...account, grants: [...grantsFor(account.role, grants)], isWaiting };
}
