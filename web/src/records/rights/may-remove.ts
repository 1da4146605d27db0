import { may } from '@mandate/contract/access/permissions.ts';
import { type Role, rolesBelow } from '@mandate/contract/access/roles.ts';
import type { SessionUser } from '@mandate/contract/access/session.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isEditable, isOfPerson } from './may-edit.ts';

/**
 * Whether a person is offered to delete a row of a list. What only the server can tell, such as whether anything uses the record, is
 * said when it is asked for; nobody is offered the own account.
 */
export function mayRemove(
  user: Pick<SessionUser, 'id' | 'role' | 'personnelId'>,
  entity: Entity,
  row: Record<string, unknown>,
): boolean {
  // What the product keeps of itself is changed, not deleted.
  if ((entity.owner === 'id' && row.id === user.id) || row.isSystem === true) return false;
  const limit = may(user.role, entity.name, 'remove');
  switch (limit) {
    case 'ownDraft':
      return row.status === 'draft' && row.createdById === user.id;
    case 'own':
      return entity.owner !== undefined && row[entity.owner] === user.id;
    case 'ownOrLower':
      return rolesBelow(user.role).includes(row.role as Role);
    case 'editable':
      return isEditable(user.role, row);
    case 'ownPerson':
      return isOfPerson(user, entity, row);
    default:
      return limit !== false;
  }
}
