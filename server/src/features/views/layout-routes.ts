import { view } from '@mandate/contract/entities/view.ts';
import { recordId } from '@mandate/contract/facts/field-schema.ts';
import { layoutStateSchema, layoutsSchema } from '@mandate/contract/lists/view-state.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { findLayouts } from './find-layouts.ts';
import { saveDefault, saveLayout } from './save-layout.ts';

const list = z.string().min(1).max(40);
const viewId = recordId.nullable();
const layoutBody = z.strictObject({ list, viewId, state: layoutStateSchema.nullable() });
const defaultBody = z.strictObject({ list, viewId });

/** The calls of what everybody keeps of lists for himself; like formats and looks they are part of the own profile. */
export function layoutRoutes(app: FastifyInstance): void {
  const tags = [view.name];
  const config = { allow: 'signedIn' } as const;
  const nothing = { 200: envelopeOf(z.null()) };

  app.get<{ Querystring: { list: string } }>(
    '/view/get-layouts',
    { config, schema: { tags, querystring: z.strictObject({ list }), response: { 200: envelopeOf(layoutsSchema) } } },
    (request) => findLayouts(callOf(request), request.query.list),
  );
  app.put<{ Body: z.infer<typeof layoutBody> }>(
    '/view/save-layout',
    { config, schema: { tags, body: layoutBody, response: nothing } },
    async (request) => {
      const { body } = request;
      await saveLayout(callOf(request), body.list, body.viewId, body.state);
      return null;
    },
  );
  app.put<{ Body: z.infer<typeof defaultBody> }>(
    '/view/save-default',
    { config, schema: { tags, body: defaultBody, response: nothing } },
    async (request) => {
      await saveDefault(callOf(request), request.body.list, request.body.viewId);
      return null;
    },
  );
}
