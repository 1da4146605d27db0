import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { refuse } from '../../http/refusal.ts';

/** To import takes the right to import such records and the grant. @throws Refusal notPermitted */
export function checkImportRight({ caller }: Pick<Call, 'caller'>, entity: Entity): void {
  const isGranted = caller.grants.includes('importData') && !caller.isWaiting;
  if (!isGranted || may(caller.role, entity.name, 'import') === false) refuse('notPermitted');
}
