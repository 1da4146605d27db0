import { everything } from '@mandate/contract/access/roles.ts';
import { view } from '@mandate/contract/entities/view.ts';
import { saveSchema } from '@mandate/contract/facts/record-schema.ts';
import {
  type ViewCountsRequest,
  viewCountsRequestSchema,
  viewCountsSchema,
} from '@mandate/contract/lists/view-counts.ts';
import { viewStateSchema } from '@mandate/contract/lists/view-state.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { find } from '../../records/read/find.ts';
import { remove } from '../../records/remove/remove.ts';
import { undelete } from '../../records/remove/undelete.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import { countViews } from './count-views.ts';
import { layoutRoutes } from './layout-routes.ts';
import { saveView } from './save-view.ts';

/** The calls of saved views, and of what people change of lists for themselves. */
export async function viewRoutes(app: FastifyInstance): Promise<void> {
  layoutRoutes(app);
  describeState(app);
  app.post<{ Body: ViewCountsRequest }>(
    '/view/get-counts',
    {
      config: { allow: { entity: view.name, verb: 'list' } },
      schema: { tags: [view.name], body: viewCountsRequestSchema, response: { 200: envelopeOf(viewCountsSchema) } },
    },
    (request) => countViews(callOf(request), request.body),
  );
  entityRoutes(app, view, 256 * 1024, {
    save: saveView,
    find: (call, id) => find(call, view, id),
    remove: (call, id, removal) => remove(call, view, id, removal),
    undelete: (call, id) => undelete(call, view, id),
  });
}

/** To a save the state of a view is any JSON; what is taken of it is said here. */
function describeState(app: FastifyInstance): void {
  const state = viewStateSchema.optional();
  const [create, update] = [saveSchema(view, 'create', everything), saveSchema(view, 'update', everything)];
  app.addHook('onRoute', ({ url, schema }) => {
    if (schema && url === '/view/save') schema.body = z.union([create.extend({ state }), update.extend({ state })]);
  });
}
