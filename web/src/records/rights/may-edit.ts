import { may } from '@mandate/contract/access/permissions.ts';
import { type Role, rolesBelow } from '@mandate/contract/access/roles.ts';
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

/** Whether a role is offered to change a record. What only the server can tell is said when it is saved. */
export function mayEdit(role: Role, entity: Entity, record: Values): boolean {
  if (isLocked(entity, record)) return false;
  const limit = may(role, entity.name, 'edit');
  return limit === 'editable' ? isEditable(role, record) : limit !== false;
}
