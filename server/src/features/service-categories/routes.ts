import { serviceCategory } from '@mandate/contract/entities/service-category.ts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../database/queries/transaction.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { find } from '../../records/read/find.ts';
import { remove } from '../../records/remove/remove.ts';
import { undelete } from '../../records/remove/undelete.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import { orderTree } from './order-tree.ts';
import { saveCategory } from './save-category.ts';

/** The calls of the service categories. */
export async function serviceCategoryRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, serviceCategory, 256 * 1024, {
    save: saveCategory,
    find: async (call, id) => find(call, await currentFacts(call.db, serviceCategory), id),
    remove: (call, id, removal) => remove(call, serviceCategory, id, removal),
    undelete: (call, id) =>
      inTransaction(call.db, async (db) => {
        const inside = { ...call, db };
        const restored = await undelete(inside, serviceCategory, id);
        // What stands above it may have moved while it was gone.
        await orderTree(db);
        return find(inside, await currentFacts(db, serviceCategory), String(restored.id));
      }),
  });
}
