import type { Entity } from '@mandate/contract/facts/entity.ts';
import { recordId } from '@mandate/contract/facts/field-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../calls/call.ts';
import { noBody } from '../http/requests/no-body.ts';
import { currentFacts } from '../records/own-fields/current-facts.ts';
import { importRequestOf, importRequestSchemaOf } from '../spreadsheets/import/import-request.ts';
import { startImport, startUndo } from '../spreadsheets/import/run/start-import.ts';

const params = z.object({ batchId: recordId });
const started = z.object({ jobId: z.string() });
const count = z.int();
const figures = z.record(z.string(), z.unknown());
const ended = z.object({
  batchId: z.string(),
  created: count,
  updated: count,
  unchanged: count,
  failed: count,
  errors: z.array(
    z.object({ row: count, column: z.string(), value: z.string(), code: z.string(), message: z.string() }),
  ),
  isCancelled: z.boolean(),
  /** Of a trial: the first records whose figures would move by what was said beside the file, as they are and would be. */
  moved: z.array(z.object({ id: z.string(), label: z.string(), before: figures, after: figures })),
});
const reasonParams = z.record(z.string(), z.union([z.string(), z.number()]));
const undone = z.object({
  undone: count,
  skipped: z.array(
    z.object({ id: z.string(), label: z.string(), code: z.string(), params: reasonParams, message: z.string() }),
  ),
});

/** The calls that take the rows of a file over, or try to, and that take an import back (decisions 9.1). */
export function importRunRoutes(app: FastifyInstance, entity: Entity): void {
  const { name } = entity;
  const config = { allow: { entity: name, verb: 'import' }, commitsItself: true } as const;
  app.post<{ Body: Parameters<typeof importRequestOf>[1] }>(
    `/${name}/import`,
    {
      config,
      schema: {
        tags: [name],
        body: importRequestSchemaOf(entity),
        response: { 200: envelopeOf(z.union([ended, started])) },
      },
    },
    async (request) => {
      const call = callOf(request);
      return startImport(call, await currentFacts(call.db, entity), importRequestOf(entity, request.body));
    },
  );
  app.post<{ Params: { batchId: string } }>(
    `/${name}/undo-import/:batchId`,
    {
      config,
      schema: {
        tags: [name],
        params,
        body: noBody,
        response: { 200: envelopeOf(z.union([undone, started])) },
      },
    },
    (request) => startUndo(callOf(request), entity, request.params.batchId),
  );
}
