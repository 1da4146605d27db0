import type { Verb } from '@mandate/contract/access/permissions.ts';
import { recordId } from '@mandate/contract/facts/field-schema.ts';
import { favouritesSchema, mostFavourites } from '@mandate/contract/preferences/favourites.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import type { Allow } from '../../http/allow.ts';
import { noBody } from '../../http/requests/no-body.ts';
import { findFavourites } from './find-favourites.ts';
import { removeFavourite } from './remove-favourite.ts';
import { reorderFavourites } from './reorder-favourites.ts';
import { saveFavourite } from './save-favourite.ts';
import { noteVisit, purgeVisits } from './visits.ts';

const params = z.object({ id: z.string().max(100) });
const entity = z.string().min(1).max(40);
const visitBody = z.strictObject({ entity, recordId });
const saveBody = visitBody.extend({ kind: z.enum(['record', 'view']) });
const orderBody = z.strictObject({ ids: z.array(recordId).max(mostFavourites) });
const response = { 200: envelopeOf(favouritesSchema) };

/** The calls of what everybody keeps at hand: records and views pinned, records opened last. */
export async function favouriteRoutes(app: FastifyInstance): Promise<void> {
  const noun = 'favourite';
  const tags = [noun];
  const allow = (verb: Verb): { allow: Allow } => ({ allow: { entity: noun, verb } });

  app.get(`/${noun}/get-list`, { config: allow('list'), schema: { tags, response } }, (request) =>
    findFavourites(callOf(request)),
  );
  app.post<{ Body: z.infer<typeof saveBody> }>(
    `/${noun}/save`,
    { config: allow('edit'), schema: { tags, body: saveBody, response } },
    (request) => saveFavourite(callOf(request), request.body),
  );
  app.delete<{ Params: { id: string } }>(
    `/${noun}/remove/:id`,
    { config: allow('edit'), schema: { tags, params, response } },
    (request) => removeFavourite(callOf(request), request.params.id),
  );
  app.post<{ Body: z.infer<typeof orderBody> }>(
    `/${noun}/reorder`,
    { config: allow('edit'), schema: { tags, body: orderBody, response } },
    (request) => reorderFavourites(callOf(request), request.body.ids),
  );
  app.post<{ Body: z.infer<typeof visitBody> }>(
    `/${noun}/note-visit`,
    { config: allow('edit'), schema: { tags, body: visitBody, response } },
    (request) => noteVisit(callOf(request), request.body),
  );
  app.post(`/${noun}/forget-visits`, { config: allow('edit'), schema: { tags, body: noBody, response } }, (request) =>
    purgeVisits(callOf(request)),
  );
}
