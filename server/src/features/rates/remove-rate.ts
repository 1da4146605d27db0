import { rate } from '@mandate/contract/entities/rate.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { type Removal, type Removed, remove } from '../../records/remove/remove.ts';
import type { ServicePrices } from './service-prices.ts';
import { servicesOf } from './services-of.ts';

/**
 * Removes a rate; a service whose price it was has that price no longer.
 * @throws Refusal as a register's remove
 */
export async function removeRate(services: ServicePrices, call: Call, id: string, removal: Removal): Promise<Removed> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const rated = await servicesOf(db, id);
    await services.hold(db, rated);
    const removed = await remove(inside, rate, id, removal);
    await services.follow(inside, rated);
    return removed;
  });
}
