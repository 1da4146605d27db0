import { everything } from '@mandate/contract/access/roles.ts';
import { mailServer, mailTestSteps } from '@mandate/contract/entities/mail-server.ts';
import { recordReplySchema, saveSchema } from '@mandate/contract/facts/record-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { replyInEnvelopes } from '../../http/replies/reply.ts';
import { findMailServer } from './find-mail-server.ts';
import type { MailParts } from './mail-parts.ts';
import { saveMailServer } from './save-mail-server.ts';
import { testMailServer } from './test-mail-server.ts';

const tags = [mailServer.name];
const read = { entity: mailServer.name, verb: 'read' } as const;
const record = { 200: envelopeOf(recordReplySchema(mailServer).extend({ hasSecret: z.boolean() })) };
const secret = z.string().max(500).nullable().optional();
const saveBody = saveSchema(mailServer, 'update', everything).extend({ secret });
const testBody = saveBody.partial().extend({ to: z.string().nullable().optional() });
const steps = z.array(
  z.object({
    step: z.enum(mailTestSteps),
    ok: z.boolean(),
    ms: z.int(),
    code: z.string().nullable(),
    message: z.string(),
    answer: z.string().nullable(),
  }),
);

/** Which fields are wrong is told all at once by the calls themselves. */
const validatorCompiler = () => (value: unknown) => ({ value });

/** The calls of the mail server (decisions 9.6). */
export function mailServerRoutes(parts: MailParts): FastifyPluginAsync {
  return async (app) => {
    app.get('/mail-server/get', { config: { allow: read }, schema: { tags, response: record } }, (request) =>
      findMailServer(callOf(request)),
    );
    app.post<{ Body: unknown }>(
      '/mail-server/save',
      {
        config: {
          allow: { entity: mailServer.name, verb: 'edit' },
          recordNow: (request) => findMailServer(callOf(request)),
        },
        schema: { tags, body: saveBody, response: record },
        validatorCompiler,
      },
      (request) => saveMailServer(parts, callOf(request), request.body),
    );
  };
}

/** The test talks to another server for up to forty seconds: no transaction goes on meanwhile, so it is no call that is kept and repeated. */
export function mailTestRoutes(parts: MailParts): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    replyInEnvelopes(app);
    app.post<{ Body: unknown }>(
      '/mail-server/test',
      {
        config: { allow: read, needsNoRoom: true },
        schema: { tags, body: testBody, response: { 200: envelopeOf(z.object({ steps })) } },
        validatorCompiler,
      },
      (request) => testMailServer(parts, callOf(request), request.body),
    );
  };
}
