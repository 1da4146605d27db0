import { taxRate } from '@mandate/contract/entities/tax-rate.ts';
import type { FastifyInstance } from 'fastify';
import { saveWithDefault, undeleteWithDefault } from '../../business/with-default.ts';
import { find } from '../../records/read/find.ts';
import { remove } from '../../records/remove/remove.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';

/** The calls of the tax rates, of which the firm has one default. */
export async function taxRateRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, taxRate, 256 * 1024, {
    save: (call, body) => saveWithDefault(call, taxRate, body, []),
    find: (call, id) => find(call, taxRate, id),
    remove: (call, id, removal) => remove(call, taxRate, id, removal),
    undelete: (call, id) => undeleteWithDefault(call, taxRate, id, []),
  });
}
