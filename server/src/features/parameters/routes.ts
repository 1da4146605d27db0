import { everything } from '@mandate/contract/access/roles.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import { recordReplySchema, saveSchema } from '@mandate/contract/facts/record-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { find } from '../../records/read/find.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import { findValues } from './find-values.ts';
import { pictureRoutes } from './picture-routes.ts';
import { previewNumbering, type TriedPattern } from './preview-numbering.ts';
import { parameterRemoval, removeParameter, undeleteParameter } from './remove-parameter.ts';
import { saveParameter } from './save-parameter.ts';
import { type SetValue, saveValues } from './save-values.ts';

const tags = [parameter.name];
const triedPattern = z.strictObject({ pattern: z.string().min(1).max(80), key: z.string().max(80).optional() });
const setValues = z.strictObject({
  values: z
    .array(z.strictObject({ key: z.string().max(80), version: z.int().min(1), value: z.unknown() }))
    .min(1)
    .max(50),
});
const codes = z.object({ next: z.array(z.string()) });

/** The calls of parameters (domain reference 3, decisions 9.5). */
export async function parameterRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/parameter/get-values',
    {
      config: { allow: 'signedIn' },
      schema: { tags, response: { 200: envelopeOf(z.record(z.string(), z.unknown())) } },
    },
    (request) => findValues(callOf(request)),
  );
  app.post<{ Body: TriedPattern }>(
    '/parameter/preview-numbering',
    {
      config: { allow: { entity: parameter.name, verb: 'edit' }, isQuestion: true },
      schema: { tags, body: triedPattern, response: { 200: envelopeOf(codes) } },
    },
    (request) => previewNumbering(callOf(request), request.body),
  );
  app.post<{ Body: { values: SetValue[] } }>(
    '/parameter/save-values',
    {
      config: { allow: { entity: parameter.name, verb: 'edit' } },
      schema: { tags, body: setValues, response: { 200: envelopeOf(z.array(recordReplySchema(parameter))) } },
    },
    (request) => saveValues(callOf(request), request.body.values),
  );
  await pictureRoutes(app);
  describeValue(app);
  entityRoutes(app, parameter, 256 * 1024, {
    save: saveParameter,
    find: (call, id) => find(call, parameter, id),
    remove: removeParameter,
    removalRule: async () => parameterRemoval,
    undelete: undeleteParameter,
  });
}

/** What a value and its constraints may be depends on the type that comes with them: the description leaves it open. */
function describeValue(app: FastifyInstance): void {
  const open = { constraints: z.record(z.string(), z.unknown()).nullable().optional(), value: z.unknown().optional() };
  const [create, update] = [saveSchema(parameter, 'create', everything), saveSchema(parameter, 'update', everything)];
  app.addHook('onRoute', ({ url, schema }) => {
    if (schema && url === '/parameter/save') schema.body = z.union([create.extend(open), update.extend(open)]);
  });
}
