import type { Entity } from '@mandate/contract/entity.ts';
import { may } from '@mandate/contract/permissions.ts';
import type { Call } from '../../calls/call.ts';
import { refuse } from '../../http/refusal.ts';

/** To import takes the right to import such records and the grant. @throws Refusal notPermitted */
export function checkImportRight({ caller }: Pick<Call, 'caller'>, entity: Entity): void {
  const isGranted = caller.grants.includes('importData') && !caller.isWaiting;
  if (!isGranted || may(caller.role, entity.name, 'import') === false) refuse('notPermitted');
}
