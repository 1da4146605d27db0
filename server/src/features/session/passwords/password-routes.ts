import {
  confirmPasswordSchema,
  forgotPasswordSchema,
  type OneTimePassword,
  oneTimePasswordSchema,
  resetPasswordSchema,
  type SignedIn,
  setPasswordSchema,
  signedInSchema,
} from '@mandate/contract/access/session.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { actorOf, writeAudit } from '../../../calls/audit.ts';
import { callOf } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { afterReply } from '../../../http/replies/after-reply.ts';
import type { Seal } from '../../../secrets/sealed.ts';
import { findAccount, foldAddress } from '../account/find-account.ts';
import type { Callers } from '../callers.ts';
import { limitByNetwork } from '../entrance/limit-by-network.ts';
import { originOf, placeOf } from '../entrance/place.ts';
import type { AccessTokens } from '../tokens/access-token.ts';
import { changePassword } from './change-password.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { mailReset } from './mail-reset.ts';
import { resetPassword } from './reset-password.ts';
import { setPassword } from './set-password.ts';

/**
 * The calls of passwords: changed, reset, forgotten, set behind a link, given once more. Guesses are counted in statements of their
 * own: these calls must not run inside a transaction that a refusal undoes.
 */
export function passwordRoutes(app: FastifyInstance, tokens: AccessTokens, callers: Callers, seal: Seal): void {
  const later = afterReply(app);
  const lane = 'password';
  const anyone = { allow: 'anyone', lane } as const;
  const tags = ['session'];
  const nothing = { 200: envelopeOf(z.null()) };

  app.put<{ Body: z.infer<typeof resetPasswordSchema> }>(
    '/account/reset-password',
    {
      // With no room left, too, somebody can be kept out.
      config: { allow: { entity: 'account', verb: 'edit' }, isForNewPassword: true, needsNoRoom: true, lane },
      schema: {
        tags,
        body: resetPasswordSchema,
        response: { 200: envelopeOf(z.union([signedInSchema, oneTimePasswordSchema])) },
      },
    },
    (request): Promise<SignedIn | OneTimePassword> => {
      const call = callOf(request);
      if ('id' in request.body) return resetPassword(call, request.body.id);
      return changePassword(call, tokens, placeOf(request), request.body);
    },
  );

  app.post<{ Body: z.infer<typeof confirmPasswordSchema> }>(
    '/account/confirm-password',
    {
      config: { allow: 'signedIn', needsNoRoom: true, lane },
      schema: { tags, body: confirmPasswordSchema, response: nothing },
    },
    async (request) => {
      const call = callOf(request);
      await checkOwnPassword(call, request.body.password, 'password');
      await run(call.db, 'update sessions set confirmed_at = now() where id = $1', [call.caller.sessionId]);
      callers.forget();
      await writeAudit(call.db, { action: 'passwordConfirmed', ...actorOf(call) });
      return null;
    },
  );

  app.post<{ Body: z.infer<typeof setPasswordSchema> }>(
    '/account/set-password',
    { config: anyone, schema: { tags, body: setPasswordSchema, response: nothing } },
    async (request) => {
      const { token, password } = request.body;
      await setPassword(request.database, originOf(request), token, password);
      callers.forget();
      return null;
    },
  );

  app.post<{ Body: z.infer<typeof forgotPasswordSchema> }>(
    '/account/forgot-password',
    { config: anyone, schema: { tags, body: forgotPasswordSchema, response: nothing } },
    async (request, reply) => {
      const [db, origin] = [request.database, originOf(request)];
      await limitByNetwork(db, 'forgot-password', origin, 'passwordForgotten');
      const account = await findAccount(db, foldAddress(String(request.body.email)));
      const recordId = account?.row.id ?? null;
      await writeAudit(db, { action: 'passwordForgotten', ...origin, entity: 'account', recordId });
      // Whether the address is known shows neither in the answer nor in its time.
      if (recordId !== null) later(reply, () => mailReset(db, seal, app.origin(), recordId));
      return null;
    },
  );
}
