import type { Values } from '@mandate/contract/changes/merge.ts';
import { service } from '@mandate/contract/entities/service.ts';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { find, readRecord } from '../../records/read/find.ts';
import { remove } from '../../records/remove/remove.ts';
import { undelete } from '../../records/remove/undelete.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import { saveService } from './save-service.ts';
import { followRates } from './service-prices.ts';

/** The calls of the services register. */
export async function serviceRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, service, 256 * 1024, {
    save: saveService,
    find: async (call, id) => find(call, await currentFacts(call.db, service), id),
    remove: (call, id, removal) => remove(call, service, id, removal),
    undelete: undeleteService,
  });
}

/** Restores a service with its rates; while it was gone one may have ended or begun. */
async function undeleteService(call: Call, id: string): Promise<Values> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const restored = String((await undelete(inside, service, id)).id);
    await followRates(inside, [restored]);
    return readRecord(inside, await currentFacts(db, service), restored);
  });
}
