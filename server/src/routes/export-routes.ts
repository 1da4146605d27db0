import { permissions } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../calls/call.ts';
import { fileResponse } from '../http/replies/file-reply.ts';
import { currentFacts } from '../records/own-fields/current-facts.ts';
import { exportRecords } from '../spreadsheets/export/export-records.ts';
import { type ExportRequest, exportRequestSchema } from '../spreadsheets/export/export-request.ts';
import { listLink } from '../spreadsheets/export/list-link.ts';
import { exportTypes } from '../spreadsheets/export/write-export.ts';

/** The call that exports the records of an entity, where somebody may: the file itself, or the job that makes it (decisions 9.1). */
export function exportRoutes(app: FastifyInstance, entity: Entity): void {
  const { name } = entity;
  if (!permissions[name]?.export) return;
  app.post<{ Body: ExportRequest }>(
    `/${name}/export`,
    {
      config: { allow: { entity: name, verb: 'export' }, commitsItself: true },
      schema: {
        tags: [name],
        body: exportRequestSchema,
        response: { 200: fileResponse(Object.values(exportTypes), z.object({ jobId: z.string() })) },
      },
    },
    async (request) => {
      const link = listLink(app.origin(), entity, request.body.query);
      const call = callOf(request);
      return exportRecords(call, await currentFacts(call.db, entity), request.body, link);
    },
  );
}
