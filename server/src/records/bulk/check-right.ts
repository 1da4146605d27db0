import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { refuse } from '../../http/refusal.ts';
import type { BulkAction } from './bulk-members.ts';

/** Who may change nothing but their own account has nothing to do with many. @throws Refusal notPermitted */
export function checkRight({ caller }: Call, entity: Entity, action: BulkAction): void {
  const allowed = may(caller.role, entity.name, action);
  const isOwnOnly = allowed === 'own' && entity.owner === 'id';
  if (caller.isWaiting || allowed === false || isOwnOnly) refuse('notPermitted');
}
