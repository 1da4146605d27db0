import {
  type AcceptRequest,
  acceptSchema,
  type DeclineRequest,
  declineSchema,
  openSchema,
  type PublicFetchRequest,
  publicFetchSchema,
} from '@mandate/contract/documents/public-document.ts';
import { documentAnswers } from '@mandate/contract/entities/document.ts';
import { documentKinds } from '@mandate/contract/paper/document-kinds.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../../../http/network-of.ts';
import { fileResponse } from '../../../http/replies/file-reply.ts';
import type { Seal } from '../../../secrets/sealed.ts';
import { saveOf } from '../save-of.ts';
import { type Answering, acceptLinked, declineLinked } from './answer-linked.ts';
import { fetchLinked, fetchLinkedLogo } from './fetch-linked.ts';
import { limitPublic } from './limit-public.ts';
import { openLinked } from './open-linked.ts';
import { productCall } from './product-call.ts';

const tags = ['public-document'];
const paper = z.record(z.string(), z.unknown());
const shown = z.object({
  ...{ firm: z.string(), madeFor: z.string(), kind: z.enum(documentKinds), number: z.string(), revision: z.string() },
  ...{ paper, intro: z.string(), terms: z.string(), validUntil: z.string().nullable() },
  offer: z
    .object({
      ...{ currency: z.string(), discountPercent: z.string().nullable() },
      ...{ taxRates: z.array(paper), lines: z.array(paper), options: z.array(paper) },
    })
    .nullable(),
  gross: z.string().nullable(),
  file: z.object({ name: z.string(), pages: z.int(), size: z.int() }).nullable(),
  answer: z
    .object({ answer: z.enum(documentAnswers), name: z.string(), on: z.string(), chosenLineIds: z.array(z.string()) })
    .nullable(),
  ...{ mayAnswer: z.boolean(), isDecided: z.boolean(), whyNot: z.string().nullable() },
});

/**
 * The calls of who holds a link to a document and nothing else (documents reference 4.1). The token comes in the body: no address and no log has
 * it.
 */
export function publicDocumentRoutes(seal: Seal): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow');
    });
    app.addHook('preHandler', async ({ database, ip, body }: FastifyRequest) => {
      await limitPublic(database, networkOf(ip), (body as { token: string }).token);
    });
    const anyone = { allow: 'anyone' } as const;
    const response = { 200: envelopeOf(shown) };
    const answering = ({ headers }: FastifyRequest): Answering => ({
      ...{ seal, origin: app.origin(), save: saveOf(app), agent: headers['user-agent'] ?? '' },
    });
    app.post<{ Body: { token: string } }>(
      '/public-document/open',
      { config: anyone, schema: { tags, body: openSchema, response } },
      (request) => openLinked(productCall(request), request.body.token),
    );
    app.post<{ Body: PublicFetchRequest }>(
      '/public-document/fetch',
      {
        config: anyone,
        schema: {
          tags,
          body: publicFetchSchema,
          response: { 200: fileResponse(['application/pdf', 'image/png', 'image/jpeg']) },
        },
      },
      (request) => {
        const { what, token } = request.body;
        return what === 'pdf' ? fetchLinked(productCall(request), token) : fetchLinkedLogo(productCall(request), token);
      },
    );
    app.post<{ Body: AcceptRequest }>(
      '/public-document/accept',
      { config: anyone, schema: { tags, body: acceptSchema, response } },
      (request) => acceptLinked(productCall(request), answering(request), request.body),
    );
    app.post<{ Body: DeclineRequest }>(
      '/public-document/decline',
      { config: anyone, schema: { tags, body: declineSchema, response } },
      (request) => declineLinked(productCall(request), answering(request), request.body),
    );
  };
}
