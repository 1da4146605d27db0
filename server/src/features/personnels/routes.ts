import { personnel } from '@mandate/contract/entities/personnel.ts';
import type { FastifyInstance } from 'fastify';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { find } from '../../records/read/find.ts';
import { remove } from '../../records/remove/remove.ts';
import { undelete } from '../../records/remove/undelete.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import { savePersonnel } from './save-personnel.ts';
import { tellWhoHolds } from './tell-what-is-held.ts';

/** The calls of the personnel register. */
export async function personnelRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, personnel, 256 * 1024, {
    save: savePersonnel,
    find: async (call, id) => find(call, await currentFacts(call.db, personnel), id),
    remove: (call, id, removal) => remove(call, personnel, id, removal),
    undelete: async (call, id) => undelete(call, await currentFacts(call.db, personnel), id),
    tellOfMany: tellWhoHolds,
  });
}
