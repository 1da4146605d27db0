import { type Grant, grantsFor, type Role, rolesBelow } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';

function roleOf(values: Values): Role {
  return values.role as Role;
}

function effectiveGrants(values: Values): readonly Grant[] {
  return grantsFor(roleOf(values), values.grants as readonly Grant[] | null);
}

/**
 * Makes sure nobody gives what they may not: an ADMIN keeps EDITORs and GUESTs, and gives grants they have themselves; an SA gives everything
 * (domain reference 5). Looks at the account as it is stored and as it is wanted.
 * @param before null for a new account
 * @throws Refusal recordNotFound, notPermitted with the field that asks for too much
 */
export function checkRights({ role, grants }: Caller, before: Values | null, wanted: Values): void {
  if (role === 'SA') return;
  const kept = rolesBelow(role);
  if (before && !kept.includes(roleOf(before))) refuse('recordNotFound');
  if (!kept.includes(roleOf(wanted))) refuseRight('role');
  const had = before ? effectiveGrants(before) : [];
  const added = effectiveGrants(wanted).filter((grant) => !had.includes(grant));
  if (!added.every((grant) => grants.includes(grant))) refuseRight('grants');
}

function refuseRight(field: string): never {
  return refuse('notPermitted', {}, { fieldErrors: [fieldError(field, 'notPermitted')] });
}

/** Whether the password must have been given a short while ago: a right is changed, or an administrator made (safety reference A11). */
export function needsConfirmation(before: Values | null, wanted: Values): boolean {
  if (before === null) return ['SA', 'ADMIN'].includes(roleOf(wanted));
  return before.role !== wanted.role || !isSame(before.grants, wanted.grants);
}

/** Whether what the sessions of an account were begun with no longer holds. */
export function endsSessions(before: Values, wanted: Values): boolean {
  return before.status !== wanted.status || needsConfirmation(before, wanted);
}
