import { personnel } from '@mandate/contract/entities/personnel.ts';
import { recordId } from '@mandate/contract/facts/field-schema.ts';
import {
  type HandOverRequest,
  handOverOutcomeSchema,
  handOverReceiptSchema,
  handOverRequestSchema,
  heldQuerySchema,
  heldSchema,
  toldHandOverSchema,
} from '@mandate/contract/hand-over/held.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Call, callOf } from '../../calls/call.ts';
import { noBody } from '../../http/requests/no-body.ts';
import { inWords } from '../../words/in-words.ts';
import { findHeld } from './find-held.ts';
import { tellHandOver } from './hand-over-runs.ts';
import { prepareHandOver } from './prepare-hand-over.ts';
import { runHandOver, undoHandOver } from './run-hand-over.ts';

const { name } = personnel;
const tags = [name];
// Whoever keeps the people of the firm decides who goes on with what one of them leaves.
const config = { allow: { entity: name, verb: 'edit' } } as const;
const one = z.object({ id: z.string().max(100) });
const batch = z.object({ batchId: recordId });
const receipt = z.strictObject({ receipt: recordId });

/** Does the work of a call; why something stays is told in the caller's language. */
async function said<Data>(request: FastifyRequest, work: (call: Call) => Promise<Data>): Promise<Data> {
  const call = callOf(request);
  return inWords(call.words, await work(call));
}

/** The calls that hand over what a person holds: looked at, reviewed first, done by the receipt, told of and taken back. */
export async function handOverRoutes(app: FastifyInstance): Promise<void> {
  const reply = (data: z.ZodType) => ({ 200: envelopeOf(data) });

  app.get<{ Params: { id: string }; Querystring: { from?: string } }>(
    `/${name}/get-held/:id`,
    { config, schema: { tags, params: one, querystring: heldQuerySchema, response: reply(heldSchema) } },
    (request) => findHeld(callOf(request), request.params.id, request.query.from),
  );
  app.post<{ Body: HandOverRequest }>(
    `/${name}/prepare-hand-over`,
    { config, schema: { tags, body: handOverRequestSchema, response: reply(handOverReceiptSchema) } },
    (request) => said(request, (call) => prepareHandOver(call, app.verbs, request.body)),
  );
  app.post<{ Body: { receipt: string } }>(
    `/${name}/hand-over`,
    { config, schema: { tags, body: receipt, response: reply(handOverOutcomeSchema) } },
    (request) => said(request, (call) => runHandOver(call, app.verbs, request.body.receipt)),
  );
  app.get<{ Params: { batchId: string } }>(
    `/${name}/get-hand-over/:batchId`,
    { config, schema: { tags, params: batch, response: reply(toldHandOverSchema) } },
    (request) => said(request, (call) => tellHandOver(call, request.params.batchId)),
  );
  app.post<{ Params: { batchId: string } }>(
    `/${name}/undo-hand-over/:batchId`,
    { config, schema: { tags, params: batch, body: noBody, response: reply(handOverOutcomeSchema) } },
    (request) => said(request, (call) => undoHandOver(call, app.verbs, request.params.batchId)),
  );
}
