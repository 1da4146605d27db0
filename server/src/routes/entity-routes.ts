import type { Noun, Verb } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isSeen } from '@mandate/contract/facts/fields.ts';
import { recordReplySchema, rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import type { GridPage, GridQuery } from '@mandate/contract/lists/grid.ts';
import { gridQuerySchema } from '@mandate/contract/lists/grid-query.ts';
import { type SumsRequest, sumsRequestSchema, sumsSchema } from '@mandate/contract/lists/sums.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Call, callOf } from '../calls/call.ts';
import { parseJson } from '../http/requests/parse-json.ts';
import { history } from '../records/history/history.ts';
import { grid } from '../records/lists/grid.ts';
import { sums } from '../records/lists/sums.ts';
import { currentFacts } from '../records/own-fields/current-facts.ts';
import { find } from '../records/read/find.ts';
import { type Removal, remove } from '../records/remove/remove.ts';
import { undelete } from '../records/remove/undelete.ts';
import { whereUsed } from '../records/remove/where-used.ts';
import { undoSave, undoSchema } from '../records/undo/undo-save.ts';
import type { Verbs } from '../records/verbs.ts';
import type { Saving } from '../records/write/begin-save.ts';
import { save } from '../records/write/save.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { describedSave } from './described-save.ts';
import { exportRoutes } from './export-routes.ts';
import { importRoutes } from './import-routes.ts';
import { recordNow } from './record-now.ts';

const params = z.object({ id: z.string().max(100) });
const removalSchema = z.strictObject({
  version: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  reason: z.string().trim().min(1).max(500).optional(),
});
const aggregate = z.object({ field: z.string(), fn: z.string(), value: z.union([z.string(), z.number()]).nullable() });
/** What was done with a record, as it is replied. */
export const historySchema = z.object({
  rows: z.array(
    z.object({
      version: z.int(),
      at: z.string(),
      by: z.object({ id: z.string(), label: z.string() }).nullable(),
      action: z.string(),
      reason: z.string().nullable(),
      origin: z.enum(['call', 'bulk', 'import', 'undo']),
      changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
    }),
  ),
  total: z.int(),
});
const whereUsedSchema = z.object({
  blocking: z.boolean(),
  uses: z.array(
    z.object({
      entity: z.string(),
      count: z.int(),
      blocks: z.boolean(),
      rows: z.array(z.object({ id: z.string(), label: z.string() })),
    }),
  ),
  takenAlong: z.array(z.object({ entity: z.string(), count: z.int() })),
});

function gridPageSchema(row: z.ZodType) {
  return z.object({
    rows: z.array(row),
    total: z.int().nullable(),
    totalIsExact: z.boolean(),
    page: z.int(),
    pageSize: z.int(),
    aggregates: z.array(aggregate).optional(),
  });
}

/** The calls of a register (decisions 2 and 9.1). */
export function registerRoutes(app: FastifyInstance, entity: Entity): void {
  entityRoutes(app, entity, 256 * 1024, {
    save: async (call, body) => save(call, await currentFacts(call.db, entity), body),
    find: async (call, id) => find(call, await currentFacts(call.db, entity), id),
    remove: (call, id, removal) => remove(call, entity, id, removal),
    undelete: async (call, id) => undelete(call, await currentFacts(call.db, entity), id),
    complete: async () => complete,
    completeNew: async () => complete,
  });

  function complete(saving: Saving): void {
    saving.wanted = completed(entity, saving.wanted);
  }
}

/**
 * The calls every entity has, under its noun.
 * @param bodyLimit of a save, in bytes
 */
export function entityRoutes(app: FastifyInstance, entity: Entity, bodyLimit: number, verbs: Verbs): void {
  const { name } = entity;
  app.verbs.set(name, verbs);
  const tags = [name];
  const allow = (verb: Verb) => ({ allow: { entity: name, verb } });
  const reply = (data: z.ZodType) => ({ 200: envelopeOf(data) });
  const record = reply(recordReplySchema(entity));
  const changes = { ...allow('edit'), ...recordNow(entity, verbs.find) };

  gridRoutes(app, name, rowReplySchema(entity), async (call, query) => {
    const { fields = Object.keys(entity.fields), aggregates = [] } = query;
    await prepareShown(entity, verbs, call, [...fields, ...aggregates.map(({ field }) => field)]);
    return grid(call, await currentFacts(call.db, entity), query);
  });
  sumsRoute(app, entity, verbs);
  app.post<{ Body: unknown }>(
    `/${name}/save`,
    {
      config: changes,
      bodyLimit,
      schema: {
        tags,
        body: z.union([describedSave(entity, 'create'), describedSave(entity, 'update')]),
        response: record,
      },
      // The schema that applies depends on the version sent and on the caller's grants: the verb reads the body with it.
      validatorCompiler: () => (value) => ({ value }),
    },
    (request) => verbs.save(callOf(request), request.body),
  );
  app.get<{ Params: { id: string } }>(
    `/${name}/get-by-id/:id`,
    { config: allow('read'), schema: { tags, params, response: record } },
    (request) => verbs.find(callOf(request), request.params.id),
  );
  app.delete<{ Params: { id: string }; Querystring: Removal }>(
    `/${name}/remove/:id`,
    {
      config: allow('remove'),
      schema: {
        tags,
        params,
        querystring: removalSchema,
        response: reply(
          z.object({ deletionId: z.string(), removed: z.array(z.object({ entity: z.string(), id: z.string() })) }),
        ),
      },
    },
    (request) => verbs.remove(callOf(request), request.params.id, request.query),
  );
  app.put<{ Params: { id: string } }>(
    `/${name}/undelete/:id`,
    { config: allow('undelete'), schema: { tags, params, response: record } },
    (request) => verbs.undelete(callOf(request), request.params.id),
  );
  app.post<{ Params: { id: string }; Body: z.infer<typeof undoSchema> }>(
    `/${name}/undo/:id`,
    { config: changes, schema: { tags, params, body: undoSchema, response: record } },
    async (request) => {
      const call = callOf(request);
      const { params, body } = request;
      return undoSave(call, await currentFacts(call.db, entity), verbs.save, params.id, body);
    },
  );
  app.get<{ Params: { id: string } }>(
    `/${name}/history/:id`,
    { config: allow('history'), schema: { tags, params, response: reply(historySchema) } },
    async (request) => {
      const call = callOf(request);
      return history(call, await currentFacts(call.db, entity), request.params.id);
    },
  );
  app.get<{ Params: { id: string } }>(
    `/${name}/where-used/:id`,
    { config: allow('whereUsed'), schema: { tags, params, response: reply(whereUsedSchema) } },
    (request) => whereUsed(callOf(request), entity, request.params.id),
  );
  bulkRoutes(app, entity, verbs);
  exportRoutes(app, entity);
  importRoutes(app, entity, verbs);
}

/**
 * The two calls of a list: the query as the body of a POST, or as JSON in the address of a GET.
 * @param row the schema of one of its rows
 */
export function gridRoutes(
  app: FastifyInstance,
  name: Noun,
  row: z.ZodType,
  list: (call: Call, query: GridQuery) => Promise<GridPage<Record<string, unknown>>>,
): void {
  const tags = [name];
  const config = { allow: { entity: name, verb: 'list' } } as const;
  const response = { 200: envelopeOf(gridPageSchema(row)) };
  app.post<{ Body: unknown }>(
    `/${name}/get-grid`,
    { config, schema: { tags, body: gridQuerySchema, response } },
    (request) => list(callOf(request), gridQuerySchema.parse(request.body)),
  );
  app.get<{ Querystring: { query?: string } }>(
    `/${name}/get-grid`,
    { config, schema: { tags, querystring: z.strictObject({ query: z.string().max(2000).optional() }), response } },
    (request) => list(callOf(request), gridQuerySchema.parse(parsed(request.query.query))),
  );
}

/** Has what follows from saves just made prepared, where a list is to show or add up some of it. */
async function prepareShown(
  { fields }: Entity,
  { prepare }: Pick<Verbs, 'prepare'>,
  call: Call,
  names: readonly string[],
): Promise<void> {
  const { caller } = call;
  const isShown = (field?: Field) => field?.isPrepared === true && isSeen(field, caller);
  if (!caller.isWaiting && names.some((name) => isShown(fields[name]))) await prepare?.(call);
}

/** The call that adds up a list. */
export function sumsRoute(app: FastifyInstance, entity: Entity, verbs: Pick<Verbs, 'prepare'> = {}): void {
  const { name } = entity;
  const schema = { tags: [name], body: sumsRequestSchema, response: { 200: envelopeOf(sumsSchema) } };
  app.post<{ Body: SumsRequest }>(
    `/${name}/get-sums`,
    { config: { allow: { entity: name, verb: 'list' } }, schema },
    async (request) => {
      const call = callOf(request);
      await prepareShown(entity, verbs, call, Object.keys(entity.fields));
      return sums(call, await currentFacts(call.db, entity), request.body);
    },
  );
}

/** A query in the address passes the same guard as a body. */
function parsed(query: string | undefined): unknown {
  return parseJson(query ?? '{}');
}
