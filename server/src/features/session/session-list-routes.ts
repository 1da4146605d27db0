import { viewAsSchema } from '@mandate/contract/access/session.ts';
import { account } from '@mandate/contract/entities/account.ts';
import { session } from '@mandate/contract/entities/session.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import type { GridQuery } from '@mandate/contract/lists/grid.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { actorOf, writeAudit } from '../../calls/audit.ts';
import { type Call, callOf } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { noBody } from '../../http/requests/no-body.ts';
import { grid } from '../../records/lists/grid.ts';
import { isWithin } from '../../records/rights/scope.ts';
import { gridRoutes } from '../../routes/entity-routes.ts';
import { endOtherSessions, endSession, endSessionsOf } from './start-and-end-session.ts';
import type { AccessTokens } from './tokens/access-token.ts';
import { viewAs } from './view-as.ts';

/** The calls of sessions as a list: where somebody is signed in, ending that, looking at the product as somebody else. */
export function sessionListRoutes(app: FastifyInstance, tokens: AccessTokens): void {
  const { name } = session;
  const tags = ['session'];
  const removal = { allow: { entity: name, verb: 'remove' } } as const;

  gridRoutes(app, name, rowReplySchema(session).extend({ isCurrent: z.boolean() }), listSessions);

  app.delete<{ Params: { id: string } }>(
    '/session/remove/:id',
    {
      config: removal,
      schema: { tags, params: z.object({ id: z.string().max(100) }), response: { 200: envelopeOf(z.null()) } },
    },
    (request) => removeSession(callOf(request), request.params.id),
  );

  app.post(
    '/session/remove-others',
    {
      config: removal,
      schema: {
        tags,
        body: noBody,
        response: { 200: envelopeOf(z.object({ ended: z.int() })) },
      },
    },
    async (request) => {
      const call = callOf(request);
      const ended = await endOtherSessions(call.db, call.caller.id, call.caller.sessionId, 'ended by the person');
      if (ended > 0) await writeAudit(call.db, { action: 'sessionEnded', ...actorOf(call), details: { ended } });
      return { ended };
    },
  );

  app.post<{ Body: { accountId: string } }>(
    '/session/remove-all',
    {
      config: removal,
      schema: {
        tags,
        body: z.strictObject({ accountId: z.string().max(100) }),
        response: { 200: envelopeOf(z.object({ ended: z.int() })) },
      },
    },
    (request) => removeSessionsOf(callOf(request), request.body.accountId),
  );

  app.post<{ Body: z.infer<typeof viewAsSchema> }>(
    '/session/view-as',
    {
      config: { allow: { entity: 'view-as', verb: 'read' }, needsNoRoom: true },
      schema: {
        tags,
        body: viewAsSchema,
        response: { 200: envelopeOf(z.object({ accessToken: z.string() })) },
      },
    },
    (request) => viewAs(callOf(request), tokens, request.body),
  );
}

/** A page of the sessions the caller may see, each with whether it is the one the call is made in. */
async function listSessions(call: Call, query: GridQuery) {
  const page = await grid(call, session, query);
  return { ...page, rows: page.rows.map((row) => ({ ...row, isCurrent: row.id === call.caller.sessionId })) };
}

/** Ends every session of a person whose sessions the caller may end. */
async function removeSessionsOf(call: Call, accountId: string): Promise<{ ended: number }> {
  if (!isId(accountId) || !(await isWithin(call, account, accountId, 'edit'))) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const living = await run(db, 'select id from live_sessions where account_id = $1', [accountId]);
    await endSessionsOf(db, accountId, 'ended by a person');
    const ended = living.length;
    const details = { accountId, ended };
    if (ended > 0) await writeAudit(db, { action: 'sessionEnded', ...actorOf(call), entity: session.name, details });
    return { ended };
  });
}

async function removeSession(call: Call, id: string): Promise<null> {
  if (!isId(id) || !(await isWithin(call, session, id, 'remove'))) refuse('recordNotFound');
  const ownerId = await endSession(call.db, id.toLowerCase(), 'ended by a person');
  if (ownerId === null) refuse('recordNotFound');
  const details = { accountId: ownerId };
  await writeAudit(call.db, { action: 'sessionEnded', ...actorOf(call), entity: session.name, recordId: id, details });
  return null;
}
