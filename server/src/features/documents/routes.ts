import type { Verb } from '@mandate/contract/access/permissions.ts';
import {
  type EnterAnswerRequest,
  enterAnswerSchema,
  type FetchQuery,
  fetchQuerySchema,
  type IssueRequest,
  issueSchema,
  type PreviewRequest,
  previewSchema,
  type WithdrawRequest,
  withdrawSchema,
} from '@mandate/contract/documents/issue-request.ts';
import { document } from '@mandate/contract/entities/document.ts';
import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { issueDocument } from '../../business/documents/issue-document.ts';
import { callOf } from '../../calls/call.ts';
import { fileResponse } from '../../http/replies/file-reply.ts';
import { history } from '../../records/history/history.ts';
import { grid } from '../../records/lists/grid.ts';
import { gridRoutes, historySchema, sumsRoute } from '../../routes/entity-routes.ts';
import { exportRoutes } from '../../routes/export-routes.ts';
import { checkSeesRates } from './check-sees-rates.ts';
import { compareDocuments } from './compare-documents.ts';
import { enterAnswer } from './enter-answer.ts';
import { fetchDocument } from './fetch-document.ts';
import { findDocument } from './find-document.ts';
import { previewDocument, previewPages, previewPdf } from './preview-document.ts';
import { saveOf } from './save-of.ts';
import { printIfPossible } from './sending/print-attached.ts';
import { withdrawDocument } from './withdraw-document.ts';

const { name } = document;
const tags = [name];
const id = z.string().max(100);
const params = z.object({ id });
const paper = z.record(z.string(), z.unknown());
const row = rowReplySchema(document);
const detail = row.extend({
  paper: paper.nullable(),
  chosenLineIds: z.array(z.string()).nullable(),
  ordered: z
    .object({
      gross: z.string(),
      options: z.array(z.object({ id: z.string(), text: z.string(), net: z.string() })),
    })
    .nullable(),
});
const remark = z.object({
  code: z.string(),
  field: z.string().nullable(),
  message: z.string(),
  isConfirmable: z.literal(true).optional(),
});
const differences = z.record(z.string(), z.unknown());
const preview = z.object({
  paper,
  version: z.int(),
  fingerprint: z.string(),
  warnings: z.array(remark),
  missing: z.array(remark),
  against: z
    .object({ id: z.string(), number: z.string(), revision: z.int(), issuedOn: z.string(), differences })
    .nullable(),
  ends: z.object({ name: z.string(), revision: z.int(), gross: z.string(), currency: z.string() }).nullable(),
  becomes: z.object({ number: z.string().nullable(), revision: z.int() }),
  customer: z.string(),
  total: z.object({ gross: z.string(), currency: z.string() }).nullable(),
});
const pages = z.object({ pages: z.array(z.object({ block: z.int(), row: z.int() })) });
const comparison = z.object({ older: row, newer: row, differences });

const reply = (data: z.ZodType) => ({ 200: envelopeOf(data) });
const allow = (verb: Verb) => ({ allow: { entity: name, verb } });

/** The calls of documents (documents reference 9). */
export async function documentRoutes(app: FastifyInstance): Promise<void> {
  gridRoutes(app, name, row, (call, query) => grid(call, document, query));
  sumsRoute(app, document);
  exportRoutes(app, document);
  app.get<{ Params: { id: string } }>(
    `/${name}/get-by-id/:id`,
    { config: allow('read'), schema: { tags, params, response: reply(detail) } },
    (request) => findDocument(callOf(request), request.params.id),
  );
  app.get<{ Params: { id: string } }>(
    `/${name}/history/:id`,
    { config: allow('history'), schema: { tags, params, response: reply(historySchema) } },
    (request) => history(callOf(request), document, request.params.id),
  );
  app.get<{ Params: { id: string }; Querystring: FetchQuery }>(
    `/${name}/fetch/:id`,
    {
      config: allow('read'),
      schema: { tags, params, querystring: fetchQuerySchema, response: { 200: fileResponse(['application/pdf']) } },
    },
    (request) => fetchDocument(callOf(request), request.params.id),
  );
  app.get<{ Params: { a: string; b: string } }>(
    `/${name}/compare/:a/:b`,
    { config: allow('read'), schema: { tags, params: z.object({ a: id, b: id }), response: reply(comparison) } },
    (request) => compareDocuments(callOf(request), request.params.a, request.params.b),
  );
  app.post<{ Body: PreviewRequest }>(
    `/${name}/preview`,
    {
      config: { ...allow('create'), isQuestion: true },
      schema: { tags, body: previewSchema, response: reply(preview) },
    },
    (request) => previewDocument(callOf(request), request.body),
  );
  app.post<{ Body: PreviewRequest }>(
    `/${name}/preview-pages`,
    {
      config: { ...allow('create'), isQuestion: true },
      schema: { tags, body: previewSchema, response: reply(pages) },
    },
    (request) => previewPages(callOf(request), request.body),
  );
  app.post<{ Body: PreviewRequest }>(
    `/${name}/preview-pdf`,
    {
      config: { ...allow('create'), isQuestion: true },
      schema: { tags, body: previewSchema, response: { 200: fileResponse(['application/pdf']) } },
    },
    (request) => previewPdf(callOf(request), request.body),
  );
  app.register(changingRoutes);
}

/** What issues documents, takes them back and notes what was answered. */
async function changingRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Body: IssueRequest }>(
    `/${name}/issue`,
    { config: allow('create'), schema: { tags, body: issueSchema, response: reply(detail) } },
    async (request) => {
      const call = callOf(request);
      checkSeesRates(call.caller);
      return findDocument(call, await issueDocument(call, request.body));
    },
  );
  app.post<{ Params: { id: string }; Body: WithdrawRequest }>(
    `/${name}/withdraw/:id`,
    { config: allow('edit'), schema: { tags, params, body: withdrawSchema, response: reply(detail) } },
    (request) => withdrawDocument(callOf(request), request.params.id, request.body.reason),
  );
  app.post<{ Params: { id: string }; Body: EnterAnswerRequest }>(
    `/${name}/enter-answer/:id`,
    {
      config: allow('edit'),
      schema: { tags, params, body: enterAnswerSchema, response: reply(detail) },
      preHandler: (request) => printIfPossible(callOf(request), request.params.id),
    },
    (request) => enterAnswer(callOf(request), request.params.id, request.body, saveOf(app)),
  );
}
