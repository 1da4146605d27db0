import { textBlock } from '@mandate/contract/entities/text-block.ts';
import type { FastifyInstance } from 'fastify';
import { find } from '../../records/read/find.ts';
import { remove } from '../../records/remove/remove.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import { saveTextBlock } from './save-text-block.ts';
import { undeleteTextBlock } from './undelete-text-block.ts';

/** The calls of the firm's texts. */
export async function textBlockRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, textBlock, 256 * 1024, {
    save: saveTextBlock,
    find: (call, id) => find(call, textBlock, id),
    remove: (call, id, removal) => remove(call, textBlock, id, removal),
    undelete: undeleteTextBlock,
  });
}
