import { mailMessage } from '@mandate/contract/entities/mail-message.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type Call, callOf } from '../../calls/call.ts';
import { noBody } from '../../http/requests/no-body.ts';
import { grid } from '../../records/lists/grid.ts';
import { gridRoutes } from '../../routes/entity-routes.ts';
import type { Seal } from '../../secrets/sealed.ts';
import { countMails, countsSchema } from './count-mails.ts';
import { findMessage, messageDetailSchema, messageRowSchema } from './find-message.ts';
import { pauseSending, resumeSending } from './pause-sending.ts';
import { cancelMail, resendMail, retryFailedMails, retryMail } from './retry-mail.ts';

const params = z.object({ id: z.string().max(100) });
/** The calls of mails on their way (decisions 9.6). */
export function mailMessageRoutes(seal: Seal): FastifyPluginAsync {
  return async (app) => {
    const { name } = mailMessage;
    const tags = [name];
    const reply = (data: z.ZodType) => ({ 200: envelopeOf(data) });
    const edit = { allow: { entity: name, verb: 'edit' } } as const;
    /** What holds mails back is done with no room left, too. */
    const holdBack = { ...edit, needsNoRoom: true } as const;
    const read = { allow: { entity: name, verb: 'read' } } as const;
    /** A call that does something with one message and answers a message. */
    const withOne = (verb: string, config: typeof edit, act: (call: Call, id: string) => Promise<unknown>) =>
      app.post<{ Params: { id: string } }>(
        `/${name}/${verb}/:id`,
        { config, schema: { tags, params, body: noBody, response: reply(messageRowSchema) } },
        (request) => act(callOf(request), request.params.id),
      );
    /** A call that does something with all of them. */
    const withAll = (verb: string, config: typeof edit, data: z.ZodType, act: (call: Call) => Promise<unknown>) =>
      app.post(`/${name}/${verb}`, { config, schema: { tags, body: noBody, response: reply(data) } }, (request) =>
        act(callOf(request)),
      );

    gridRoutes(app, name, messageRowSchema, (call, query) => grid(call, mailMessage, query));
    app.get<{ Params: { id: string } }>(
      `/${name}/get-by-id/:id`,
      { config: read, schema: { tags, params, response: reply(messageDetailSchema) } },
      (request) => findMessage(callOf(request), seal, request.params.id),
    );
    // Numbers of everybody's mails: for who looks after the queue.
    app.get(`/${name}/get-counts`, { config: edit, schema: { tags, response: reply(countsSchema) } }, (request) =>
      countMails(callOf(request)),
    );
    withOne('resend', edit, (call, id) => resendMail(call, seal, id));
    withOne('retry', edit, retryMail);
    withOne('cancel', holdBack, cancelMail);
    withAll('retry-failed', edit, z.object({ count: z.int() }), retryFailedMails);
    withAll('pause', holdBack, countsSchema, pauseSending);
    withAll('resume', edit, countsSchema, resumeSending);
  };
}
