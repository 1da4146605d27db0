import { recordId } from '@mandate/contract/facts/field-schema.ts';
import {
  priceChangeDoneSchema,
  priceChangeUndoneSchema,
  rereadReceiptSchema,
} from '@mandate/contract/project/prices/price-receipt.ts';
import { project } from '@mandate/contract/project/project.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../../calls/call.ts';
import { noBody } from '../../../http/requests/no-body.ts';
import { prepareReread, rereadProject, undoReread } from './reread-project.ts';

/** The calls that read the prices of one project again: reviewed first, done by the receipt, taken back. */
export function rereadRoutes(app: FastifyInstance): void {
  const config = { allow: { entity: project.name, verb: 'edit' } } as const;
  const tags = [project.name];
  app.post<{ Params: { id: string } }>(
    '/project/prepare-reread/:id',
    {
      config,
      schema: {
        tags,
        params: z.object({ id: z.string().max(100) }),
        body: noBody,
        response: { 200: envelopeOf(rereadReceiptSchema) },
      },
    },
    (request) => prepareReread(callOf(request), request.params.id),
  );
  app.post<{ Body: { receipt: string } }>(
    '/project/reread',
    {
      config,
      schema: {
        tags,
        body: z.strictObject({ receipt: recordId }),
        response: { 200: envelopeOf(priceChangeDoneSchema) },
      },
    },
    (request) => rereadProject(callOf(request), request.body.receipt),
  );
  app.post<{ Params: { batchId: string } }>(
    '/project/undo-reread/:batchId',
    {
      config,
      schema: {
        tags,
        params: z.object({ batchId: recordId }),
        body: noBody,
        response: { 200: envelopeOf(priceChangeUndoneSchema) },
      },
    },
    (request) => undoReread(callOf(request), request.params.batchId),
  );
}
