import { textBlock } from '@mandate/contract/entities/text-block.ts';
import type { FastifyInstance } from 'fastify';
import { saveWithDefault, undeleteWithDefault } from '../../business/with-default.ts';
import { find } from '../../records/read/find.ts';
import { remove } from '../../records/remove/remove.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';

/** What a text is the default of. */
const within = ['purpose', 'language', 'documentKind'];

/** The calls of the firm's texts. */
export async function textBlockRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, textBlock, 256 * 1024, {
    save: (call, body) => saveWithDefault(call, textBlock, body, within),
    find: (call, id) => find(call, textBlock, id),
    remove: (call, id, removal) => remove(call, textBlock, id, removal),
    undelete: (call, id) => undeleteWithDefault(call, textBlock, id, within),
  });
}
