import type { Values } from '@mandate/contract/changes/merge.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { loadStored } from '../../records/read/stored.ts';
import {
  beginRemoval,
  finishRemoval,
  type Removal,
  type RemovalRule,
  type Removed,
} from '../../records/remove/remove.ts';
import { notRestorable, undelete } from '../../records/remove/undelete.ts';
import { pointingErrors } from './value-errors.ts';

/** What the product came with stays. */
export const parameterRemoval: RemovalRule = {
  fields: ['isSystem'],
  check(_, { isSystem }) {
    if (isSystem) refuse('systemParameter');
  },
};

/**
 * Removes a parameter that people made.
 * @throws Refusal as a register's remove; systemParameter
 */
export async function removeParameter(call: Call, id: string, removal: Removal): Promise<Removed> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const stored = await beginRemoval(inside, parameter, id, removal);
    parameterRemoval.check(inside, { ...stored.values, id }, removal);
    return finishRemoval(inside, parameter, stored, removal);
  });
}

/**
 * Restores a removed parameter.
 * @throws Refusal as a register's undelete; restoreConflict also when the record it points to is gone
 */
export async function undeleteParameter(call: Call, id: string): Promise<Values> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const restored = await undelete(inside, parameter, id);
    const stored = await loadStored(db, parameter, String(restored.id));
    const [gone] = stored ? await pointingErrors(inside, null, stored.values) : [];
    if (gone) throw notRestorable(call, gone, { fieldErrors: [gone] });
    return restored;
  });
}
