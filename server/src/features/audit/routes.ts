import { audit } from '@mandate/contract/entities/audit.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { fileResponse } from '../../http/replies/file-reply.ts';
import { gridRoutes } from '../../routes/entity-routes.ts';
import { exportRecords } from '../../spreadsheets/export/export-records.ts';
import { type ExportRequest, exportRequestSchema } from '../../spreadsheets/export/export-request.ts';
import { listLink } from '../../spreadsheets/export/list-link.ts';
import { exportTypes } from '../../spreadsheets/export/write-export.ts';
import { findEntry } from './find-entry.ts';
import { auditRowSchema, detailsSchema, listAudit, withoutSearch } from './list-audit.ts';

const told = z.object({ recordId: z.string(), field: z.string() });
const entrySchema = auditRowSchema.extend({
  details: detailsSchema,
  changes: z.array(
    z.union([told.extend({ old: z.unknown(), new: z.unknown() }).strict(), told.extend({ isHidden: z.literal(true) })]),
  ),
  changesTotal: z.int(),
  reason: z.string().nullable(),
});

/** The calls of the audit: what happened, what was changed by it, and both as a file. */
export async function auditRoutes(app: FastifyInstance): Promise<void> {
  const { name } = audit;
  const tags = [name];

  gridRoutes(app, name, auditRowSchema, listAudit);
  app.get<{ Params: { id: string } }>(
    `/${name}/get-by-id/:id`,
    {
      config: { allow: { entity: name, verb: 'read' } },
      schema: { tags, params: z.object({ id: z.string().max(100) }), response: { 200: envelopeOf(entrySchema) } },
    },
    (request) => findEntry(callOf(request), request.params.id),
  );
  app.post<{ Body: ExportRequest }>(
    `/${name}/export`,
    {
      config: { allow: { entity: name, verb: 'export' }, commitsItself: true },
      schema: {
        tags,
        body: exportRequestSchema,
        response: { 200: fileResponse(Object.values(exportTypes), z.object({ jobId: z.string() })) },
      },
    },
    async (request) => {
      const call = callOf(request);
      const { query, ...wanted } = request.body;
      const link = listLink(app.origin(), audit, query);
      return exportRecords(call, audit, { ...wanted, query: await withoutSearch(call, query) }, link);
    },
  );
}
