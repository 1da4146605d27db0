import { linkStates, mailFates, type SendRequest, sendSchema } from '@mandate/contract/documents/send-request.ts';
import { document } from '@mandate/contract/entities/document.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../../calls/call.ts';
import { noBody } from '../../../http/requests/no-body.ts';
import type { Seal } from '../../../secrets/sealed.ts';
import { documentLinks, revokeLink } from './document-links.ts';
import { prepareSending } from './prepare-sending.ts';
import { printAttached, printIfPossible } from './print-attached.ts';
import { sendDocument } from './send-document.ts';

const tags = [document.name];
const params = z.object({ id: z.string().max(100) });
const instant = z.string().nullable();
const to = { id: z.string(), toName: z.string(), toAddress: z.string() };
const links = z.object({
  links: z.array(
    z.object({
      ...{ ...to, contactId: z.string(), createdAt: z.string(), createdByLabel: z.string().nullable() },
      ...{ expiresAt: z.string(), expiresOn: z.string(), state: z.enum(linkStates) },
      ...{ firstOpenedAt: instant, lastOpenedAt: instant, openedCount: z.int() },
    }),
  ),
  mails: z.array(
    z.object({
      ...{ ...to, at: z.string(), fate: z.enum(mailFates).nullable() },
      ...{ reason: z.string().nullable(), answer: z.string().nullable() },
    }),
  ),
});
const sending = z.object({
  contacts: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), department: z.string().nullable(), email: z.string().nullable() },
      isFirst: z.boolean(),
    }),
  ),
  ...{ subject: z.string(), body: z.string(), values: z.record(z.string(), z.string().nullable()) },
  namesFile: z.object({ said: z.string(), instead: z.string() }).nullable(),
  ...{ linkUntil: z.string(), locale: z.string() },
  ...{
    lastDay: z.string(),
    copyTo: z.string().nullable(),
    mailIsOn: z.boolean(),
    mailIsPaused: z.boolean(),
    isExpired: z.boolean(),
    sender: z.string(),
  },
  file: z.object({ name: z.string(), pages: z.int(), size: z.int() }).nullable(),
});
const sent = z.object({
  messages: z.array(z.string()),
  links: z.array(z.object({ contactId: z.string(), name: z.string(), link: z.string() })),
  isPaused: z.boolean(),
});

/** The calls by which documents are sent (documents reference 4). */
export function documentSendingRoutes(seal: Seal): FastifyPluginAsync {
  return async (app) => {
    const reply = (data: z.ZodType) => ({ 200: envelopeOf(data) });
    const edit = { allow: { entity: document.name, verb: 'edit' } } as const;
    app.get<{ Params: { id: string } }>(
      '/document/get-sending/:id',
      { config: edit, schema: { tags, params, response: reply(sending) } },
      (request) => prepareSending(callOf(request), request.params.id),
    );
    app.get<{ Params: { id: string } }>(
      '/document/get-links/:id',
      {
        config: { allow: { entity: document.name, verb: 'read' } },
        schema: { tags, params, response: reply(links) },
      },
      (request) => documentLinks(callOf(request), request.params.id),
    );
    app.post<{ Params: { id: string }; Body: SendRequest }>(
      '/document/send/:id',
      {
        config: edit,
        schema: { tags, params, body: sendSchema, response: reply(sent) },
        preHandler: async (request) => {
          const print = request.body.attach ? printAttached : printIfPossible;
          await print(callOf(request), request.params.id);
        },
      },
      (request) => sendDocument(callOf(request), seal, app.origin(), request.params.id, request.body),
    );
    app.post<{ Params: { id: string } }>(
      '/document/revoke-link/:id',
      { config: edit, schema: { tags, params, body: noBody, response: reply(links) } },
      (request) => revokeLink(callOf(request), request.params.id),
    );
  };
}
