import { may } from '@mandate/contract/access/permissions.ts';
import { type Role, rolesBelow } from '@mandate/contract/access/roles.ts';
import type { SessionUser } from '@mandate/contract/access/session.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';

/** Whether a record that says which role may change it may be changed by this one. */
export function isEditable(role: Role, { editableBy }: Values): boolean {
  return role === editableBy || rolesBelow(role).includes(editableBy as Role);
}

/** Whether a record is in a state in which nobody changes it. */
export function isLocked({ locked }: Entity, record: Values): boolean {
  return locked?.values.includes(String(record[locked.field])) ?? false;
}

/** Whether a record is about the person somebody is; also where it was read in part and does not say whom it is about. */
export function isOfPerson({ personnelId }: Pick<SessionUser, 'personnelId'>, { ofPerson }: Entity, record: Values) {
  if (ofPerson === undefined || record[ofPerson] === undefined) return true;
  return personnelId !== null && record[ofPerson] === personnelId;
}

/** Whether a person is offered to change a record. What only the server can tell is said when it is saved. */
export function mayEdit(user: Pick<SessionUser, 'role' | 'personnelId'>, entity: Entity, record: Values): boolean {
  if (isLocked(entity, record)) return false;
  const limit = may(user.role, entity.name, 'edit');
  switch (limit) {
    case 'editable':
      return isEditable(user.role, record);
    case 'ownPerson':
      return isOfPerson(user, entity, record);
    default:
      return limit !== false;
  }
}
