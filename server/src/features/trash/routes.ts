import { trash } from '@mandate/contract/entities/trash.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { noBody } from '../../http/requests/no-body.ts';
import { gridRoutes } from '../../routes/entity-routes.ts';
import { listTrash, trashRowSchema } from './list-trash.ts';
import { purge } from './purge.ts';

/** The calls of the trash: what was removed, and removing it for good. It is brought back by the calls of its kind. */
export async function trashRoutes(app: FastifyInstance): Promise<void> {
  const { name } = trash;
  gridRoutes(app, name, trashRowSchema, listTrash);
  app.post<{ Params: { id: string } }>(
    `/${name}/purge/:id`,
    {
      config: { allow: { entity: name, verb: 'remove' } },
      schema: {
        tags: [name],
        params: z.object({ id: z.string().max(100) }),
        body: noBody,
        response: {
          200: envelopeOf(z.object({ purged: z.array(z.object({ entity: z.string(), id: z.string() })) })),
        },
      },
    },
    (request) => purge(callOf(request), request.params.id),
  );
}
