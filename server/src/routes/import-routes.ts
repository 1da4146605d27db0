import multipart from '@fastify/multipart';
import { permissions } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { recordId } from '@mandate/contract/facts/field-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../calls/call.ts';
import { callerOf } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { fileResponse } from '../http/replies/file-reply.ts';
import { checkForm, receiveUpload } from '../http/uploads/receive-upload.ts';
import { currentFacts } from '../records/own-fields/current-facts.ts';
import type { Verbs } from '../records/verbs.ts';
import { exportTypes } from '../spreadsheets/export/write-export.ts';
import { checkImportRight } from '../spreadsheets/import/check-import-right.ts';
import { importFieldSchema } from '../spreadsheets/import/columns/import-fields.ts';
import { fileLimits } from '../spreadsheets/import/files/file-limits.ts';
import { importForm } from '../spreadsheets/import/files/import-form.ts';
import { prepareImport } from '../spreadsheets/import/prepare-import.ts';
import { failedRows } from '../spreadsheets/import/stored/failed-rows.ts';
import { importProgress, importRows } from '../spreadsheets/import/stored/import-progress.ts';
import { type CellRepair, repairImport } from '../spreadsheets/import/stored/repair-import.ts';
import { importRunRoutes } from './import-run-routes.ts';

const count = z.int();
const columns = z.array(z.object({ header: z.string(), sample: z.array(z.string()) }));
const meant = z.object({
  header: z.string(),
  field: z.string().nullable(),
  /** The person meant this by such a header before. */
  isRemembered: z.boolean().optional(),
});
const ofFile = {
  importId: z.string(),
  fileName: z.string(),
  rowCount: count,
  columns,
  mapping: z.array(meant),
  matchBy: z.string().nullable(),
  fields: z.array(importFieldSchema),
};
const prepared = z.object(ofFile);
const progress = z.object({
  ...ofFile,
  recordId: z.string().nullable(),
  onError: z.enum(['skip', 'stop']),
  allowDuplicates: z.boolean(),
  beside: z.record(z.string(), z.unknown()),
  state: z.enum(['prepared', 'running', 'done', 'undoing', 'undone']),
  created: count,
  updated: count,
  unchanged: count,
  failed: count,
  undoLeft: count,
  isTried: z.boolean(),
  hasUntried: z.boolean(),
  jobId: z.string().nullable(),
  createdAt: z.string(),
});
const problem = z.object({
  column: z.string().nullable(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});
const row = z.object({
  row: count,
  cells: z.array(z.string()),
  outcome: z.enum(['created', 'updated', 'unchanged', 'failed']).nullable(),
  errors: z.array(problem),
  recordId: z.string().nullable(),
});

const ofImport = z.object({ id: recordId });
const ofBatch = z.object({ batchId: recordId });
const pageOfRows = z.strictObject({
  only: z.enum(['all', 'failed']).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
});
const chosenFormat = z.strictObject({ format: z.enum(['csv', 'xlsx']).default('csv') });
const repairs = z.strictObject({
  cells: z
    .array(z.strictObject({ row: z.int().min(1), column: z.string().min(1), value: z.string() }))
    .min(1)
    .max(1_000),
});
/** What a form with a file has, once its file is on the disk. */
const form = z.strictObject({
  recordId: recordId.optional(),
  file: z.looseObject({}).meta({ type: 'string', format: 'binary', properties: undefined }),
});

/** The calls that bring a file, look at it, correct it and take its rows over, where somebody may import (decisions 9.1). */
export function importRoutes(app: FastifyInstance, entity: Entity, verbs: Verbs): void {
  const { name } = entity;
  if (!permissions[name]?.import) return;
  const tags = [name];
  const config = { allow: { entity: name, verb: 'import' } } as const;
  const reply = (data: z.ZodType) => ({ 200: envelopeOf(data) });

  app.register(async (files) => fileRoute(files, entity, verbs));
  app.get<{ Params: { id: string } }>(
    `/${name}/get-import/:id`,
    { config, schema: { tags, params: ofImport, response: reply(progress) } },
    async (request) => {
      const call = callOf(request);
      return importProgress(call, await currentFacts(call.db, entity), request.params.id);
    },
  );
  app.get<{ Params: { id: string }; Querystring: z.infer<typeof pageOfRows> }>(
    `/${name}/get-import-rows/:id`,
    {
      config,
      schema: {
        tags,
        params: ofImport,
        querystring: pageOfRows,
        response: reply(z.object({ rows: z.array(row), total: count })),
      },
    },
    async (request) => {
      const call = callOf(request);
      return importRows(call, await currentFacts(call.db, entity), request.params.id, request.query);
    },
  );
  app.post<{ Params: { id: string }; Body: { cells: CellRepair[] } }>(
    `/${name}/repair-import/:id`,
    {
      config,
      bodyLimit: 4 * 1024 * 1024,
      schema: { tags, params: ofImport, body: repairs, response: reply(z.object({ rows: z.array(row) })) },
    },
    async (request) => {
      const call = callOf(request);
      return repairImport(call, await currentFacts(call.db, entity), request.params.id, request.body.cells);
    },
  );
  app.get<{ Params: { batchId: string }; Querystring: z.infer<typeof chosenFormat> }>(
    `/${name}/failed-rows/:batchId`,
    {
      config,
      schema: {
        tags,
        params: ofBatch,
        querystring: chosenFormat,
        response: { 200: fileResponse(Object.values(exportTypes)) },
      },
    },
    async (request) => {
      const call = callOf(request);
      return failedRows(call, await currentFacts(call.db, entity), request.params.batchId, request.query.format);
    },
  );
  importRunRoutes(app, entity);
}

/** Forms are read by this call alone: everywhere else they stay a body of another type. */
async function fileRoute(files: FastifyInstance, entity: Entity, verbs: Verbs): Promise<void> {
  const { name } = entity;
  files.decorateRequest('upload', null);
  await files.register(multipart, {
    // The size of the file is watched as it comes, so that a larger one ends at once and not with its last byte.
    limits: { files: 1, fields: 1, parts: 3, fieldSize: 100, fieldNameSize: 100, fileSize: fileLimits.bytes * 2 },
  });
  files.post<{ Body: z.infer<typeof form> }>(
    `/${name}/prepare-import`,
    {
      // It opens its own transaction, when the file is here.
      config: { allow: { entity: name, verb: 'import' }, commitsItself: true },
      schema: { tags: [name], consumes: ['multipart/form-data'], body: form, response: { 200: envelopeOf(prepared) } },
      onRequest: async (request) => {
        checkImportRight({ caller: callerOf(request) }, entity);
        checkForm(request, importForm);
      },
      preValidation: (request) => receiveUpload(request, importForm),
      onResponse: async (request) => request.upload?.remove(),
      onError: async (request) => request.upload?.remove(),
    },
    async (request) => {
      const file = request.upload ?? refuse('importNoFile');
      try {
        const call = callOf(request);
        const facts = await currentFacts(call.db, entity);
        return await prepareImport(call, facts, verbs, file, request.body.recordId ?? null);
      } finally {
        await file.remove();
      }
    },
  );
}
