import { personnel } from '@mandate/contract/entities/personnel.ts';
import type { FastifyInstance } from 'fastify';
import { find } from '../../resources/find.ts';
import { remove } from '../../resources/remove.ts';
import { entityRoutes } from '../../resources/routes.ts';
import { undelete } from '../../resources/undelete.ts';
import { savePersonnel } from './save-personnel.ts';

/** The calls of the personnel register. */
export async function personnelRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, personnel, 256 * 1024, {
    save: savePersonnel,
    find: (call, id) => find(call, personnel, id),
    remove: (call, id, removal) => remove(call, personnel, id, removal),
    undelete: (call, id) => undelete(call, personnel, id),
  });
}
