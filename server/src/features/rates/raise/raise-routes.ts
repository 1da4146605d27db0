import { rate } from '@mandate/contract/entities/rate.ts';
import { recordId } from '@mandate/contract/facts/field-schema.ts';
import {
  priceChangeDoneSchema,
  priceChangeUndoneSchema,
  raiseReceiptSchema,
} from '@mandate/contract/project/prices/price-receipt.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../../calls/call.ts';
import { noBody } from '../../../http/requests/no-body.ts';
import type { ServicePrices } from '../service-prices.ts';
import type { OpenProjects } from './open-projects.ts';
import { prepareRaise } from './prepare-raise.ts';
import { type RaiseAct, raisePrices } from './raise-prices.ts';
import { type RaiseRequest, raiseRequestSchema } from './raise-request.ts';
import { undoRaise } from './undo-raise.ts';

const megabytes = 1024 * 1024;
const act = z.strictObject({ receipt: recordId, projects: z.array(recordId).max(1_000) });
const params = z.object({ batchId: recordId });

/** The calls that change many prices on a day: reviewed first, done by the receipt, taken back (decisions 10). */
export function raiseRoutes(app: FastifyInstance, services: ServicePrices, projects: OpenProjects): void {
  const config = { allow: { entity: rate.name, verb: 'edit' } } as const;
  const tags = [rate.name];
  app.post<{ Body: RaiseRequest }>(
    '/rate/prepare-raise',
    {
      config,
      bodyLimit: megabytes,
      schema: { tags, body: raiseRequestSchema, response: { 200: envelopeOf(raiseReceiptSchema) } },
    },
    (request) => prepareRaise(callOf(request), projects, request.body),
  );
  app.post<{ Body: RaiseAct }>(
    '/rate/raise',
    { config, schema: { tags, body: act, response: { 200: envelopeOf(priceChangeDoneSchema) } } },
    (request) => raisePrices(callOf(request), services, projects, request.body),
  );
  app.post<{ Params: { batchId: string } }>(
    '/rate/undo-raise/:batchId',
    {
      config,
      schema: { tags, params, body: noBody, response: { 200: envelopeOf(priceChangeUndoneSchema) } },
    },
    (request) => undoRaise(callOf(request), services, projects, request.params.batchId),
  );
}
