import { may } from '@mandate/contract/access/permissions.ts';
import type { SessionUser } from '@mandate/contract/access/session.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';

/** Whether a person may open a record of a list: some see names of which only their own has a page for them. */
export function mayOpen(user: Pick<SessionUser, 'id' | 'role'>, entity: Entity, row: Record<string, unknown>): boolean {
  const limit = may(user.role, entity.name, 'read');
  return limit === 'own' ? entity.owner !== undefined && row[entity.owner] === user.id : limit !== false;
}
