import type { Entity } from '@mandate/contract/facts/entity.ts';
import { recordId } from '@mandate/contract/facts/field-schema.ts';
import { gridQuerySchema } from '@mandate/contract/lists/grid-query.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Call, callOf } from '../calls/call.ts';
import { noBody } from '../http/requests/no-body.ts';
import { cancelRun, findRun } from '../records/bulk/bulk-runs.ts';
import { type BulkRequest, prepareBulk } from '../records/bulk/prepare-bulk.ts';
import { runBulk, undoBulk } from '../records/bulk/run-bulk.ts';
import { shownRun } from '../records/bulk/shown-run.ts';
import { currentFacts } from '../records/own-fields/current-facts.ts';
import type { Verbs } from '../records/verbs.ts';
import { inWords } from '../words/in-words.ts';

const ids = z.array(recordId).max(1_000);
const wanted = z.strictObject({
  query: gridQuerySchema.optional(),
  except: ids.optional(),
  ids: ids.min(1).optional(),
  action: z.enum(['edit', 'remove', 'undelete']),
  changes: z.record(z.string().min(1).max(80), z.unknown()).optional(),
  reason: z.string().trim().min(1).max(500).optional(),
});
const receipt = z.strictObject({ receipt: recordId });
const params = z.object({ batchId: recordId });
const reason = {
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
};
const shown = z.record(z.string(), z.unknown()).nullable();
const holder = z.object({ entity: z.string(), id: z.string(), label: z.string() });
const kept = z.object({
  checked: z.int(),
  count: z.int(),
  wantReason: z.int(),
  rows: z.array(z.object({ id: z.string(), label: z.string(), ...reason, holders: z.array(holder) })),
});
const prepared = z.object({
  receipt: z.string(),
  count: z.int(),
  unchanged: z.int(),
  kept,
  expiresAt: z.string(),
  sample: z.array(
    z.object({ id: z.string(), label: z.string(), before: shown, after: shown, problem: z.object(reason).nullable() }),
  ),
});
const left = z.array(z.object({ id: z.string(), label: z.string(), ...reason, holders: z.array(holder).optional() }));
const counts = { changed: z.int(), skippedCount: z.int(), failedCount: z.int() };
const result = z.object({ batchId: z.string(), ...counts, skipped: left, failed: left, isCancelled: z.boolean() });
const change = z.object({ field: z.string(), old: z.unknown(), new: z.unknown() });
const shownRunReply = z.object({
  batchId: z.string(),
  action: z.enum(['edit', 'remove', 'undelete']),
  state: z.enum(['prepared', 'running', 'done', 'undoing', 'undone']),
  count: z.int(),
  done: z.int(),
  isCancelled: z.boolean(),
  ...counts,
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  reason: z.string().nullable(),
  changes: z.record(z.string(), z.unknown()).nullable(),
  scope: z.record(z.string(), z.unknown()),
  sample: z.array(z.object({ id: z.string(), label: z.string(), changes: z.array(change) })),
  result: result.nullable(),
  undoResult: result.nullable(),
});

const megabytes = 1024 * 1024;

/** Does the work of a call; why records were left is told in the caller's language. */
async function said<Data>(
  request: FastifyRequest,
  entity: Entity,
  work: (call: Call, facts: Entity) => Promise<Data>,
): Promise<Data> {
  const call = callOf(request);
  return inWords(call.words, await work(call, await currentFacts(call.db, entity)));
}

/** The calls that change many records at once: reviewed first, run by the receipt, watched, stopped and taken back (decisions 9.1). */
export function bulkRoutes(app: FastifyInstance, entity: Entity, verbs: Verbs): void {
  const { name } = entity;
  const tags = [name];
  // Which right the action itself needs is checked with it: whoever may remove or restore may edit too.
  const allow = { entity: name, verb: 'edit' } as const;
  const reply = (data: z.ZodType) => ({ 200: envelopeOf(data) });

  app.post<{ Body: BulkRequest }>(
    `/${name}/prepare-bulk`,
    { config: { allow }, bodyLimit: 4 * megabytes, schema: { tags, body: wanted, response: reply(prepared) } },
    (request) => said(request, entity, (call, facts) => prepareBulk(call, facts, verbs, request.body)),
  );
  app.post<{ Body: { receipt: string } }>(
    `/${name}/run-bulk`,
    { config: { allow, commitsItself: true }, schema: { tags, body: receipt, response: reply(result) } },
    (request) => said(request, entity, (call, facts) => runBulk(call, facts, verbs, request.body.receipt)),
  );
  app.post<{ Params: { batchId: string } }>(
    `/${name}/undo-bulk/:batchId`,
    { config: { allow, commitsItself: true }, schema: { tags, params, body: noBody, response: reply(result) } },
    (request) => said(request, entity, (call, facts) => undoBulk(call, facts, verbs, request.params.batchId)),
  );
  app.get<{ Params: { batchId: string } }>(
    `/${name}/get-bulk/:batchId`,
    { config: { allow }, schema: { tags, params, response: reply(shownRunReply) } },
    (request) => said(request, entity, (call, facts) => shownRun(call, facts, request.params.batchId)),
  );
  app.post<{ Params: { batchId: string } }>(
    `/${name}/cancel-bulk/:batchId`,
    { config: { allow, needsNoRoom: true }, schema: { tags, params, body: noBody, response: reply(z.null()) } },
    async (request) => {
      const call = callOf(request);
      const { id } = await findRun(call, entity, request.params.batchId);
      await cancelRun(call.db, id);
      return null;
    },
  );
}
