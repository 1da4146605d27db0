import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { FastifyContextConfig } from 'fastify';
import { type Call, callOf } from '../calls/call.ts';
import { refuse } from '../http/refusal.ts';
import { isWithin } from '../records/rights/scope.ts';

/**
 * How a call that changes a record is answered when it is repeated under its key (`repeatSafely`): who made it before must still see the
 * record, anybody else may change it too and gets it as it is now.
 * @param find gives the record as the caller may see it
 */
export function recordNow(
  entity: Entity,
  find: (call: Call, id: string) => Promise<object>,
): Pick<FastifyContextConfig, 'recordNow'> {
  return {
    async recordNow(request, id, isSame) {
      const call = callOf(request);
      if (!isId(id) || !(await isWithin(call, entity, id, 'read'))) refuse('recordNotFound');
      if (isSame) return null;
      if (!(await isWithin(call, entity, id, 'edit'))) refuse('notPermitted');
      return find(call, id);
    },
  };
}
