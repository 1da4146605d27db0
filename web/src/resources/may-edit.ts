import type { Entity } from '@mandate/contract/entity.ts';
import type { Values } from '@mandate/contract/merge.ts';
import { may } from '@mandate/contract/permissions.ts';
import { type Role, rolesBelow } from '@mandate/contract/roles.ts';

/** Whether a record that says which role may change it may be changed by this one. */
export function isEditable(role: Role, { editableBy }: Values): boolean {
  return role === editableBy || rolesBelow(role).includes(editableBy as Role);
}

/** Whether a role is offered to change a record. What only the server can tell is said when it is saved. */
export function mayEdit(role: Role, entity: Entity, record: Values): boolean {
  const limit = may(role, entity.name, 'edit');
  return limit === 'editable' ? isEditable(role, record) : limit !== false;
}
