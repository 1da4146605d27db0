import type { Values } from '@mandate/contract/changes/merge.ts';
import { taxRate } from '@mandate/contract/entities/tax-rate.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { FastifyInstance } from 'fastify';
import { checkDefaultFree, oneDefaultAtATime } from '../../business/take-default.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { find } from '../../records/read/find.ts';
import { remove } from '../../records/remove/remove.ts';
import { undelete } from '../../records/remove/undelete.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import { saveTaxRate } from './save-tax-rate.ts';

/** The calls of the tax rates. */
export async function taxRateRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, taxRate, 256 * 1024, {
    save: saveTaxRate,
    find: (call, id) => find(call, taxRate, id),
    remove: (call, id, removal) => remove(call, taxRate, id, removal),
    undelete: undeleteTaxRate,
  });
}

/** Restores a removed rate. @throws Refusal as a register's undelete; restoreConflict also of a default that another has replaced meanwhile */
async function undeleteTaxRate(call: Call, id: string): Promise<Values> {
  if (!isId(id)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await oneDefaultAtATime(db, taxRate);
    await checkDefaultFree(inside, taxRate, id, []);
    return undelete(inside, taxRate, id);
  });
}
