import { envelopeOf } from '@mandate/contract/envelope.ts';
import {
  refreshAccessSchema,
  refreshSchema,
  type SignedIn,
  sessionUserSchema,
  signedInSchema,
} from '@mandate/contract/session.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../../resources/audit.ts';
import type { AccessTokens } from './access-token.ts';
import type { Callers } from './callers.ts';
import { useSession } from './live-session.ts';
import { originOf } from './place.ts';
import { exchangeRefreshToken, graceSeconds } from './refresh-tokens.ts';
import { sessionUser } from './session-user.ts';

/** Staying signed in (safety reference 3.2): by the refresh token, or by the access token alone while the session lives. */
export function refreshRoutes(app: FastifyInstance, tokens: AccessTokens, callers: Callers): void {
  const config = { allow: 'anyone', needsNoRoom: true, lane: 'session' } as const;
  const tags = ['session'];

  app.post<{ Body: z.infer<typeof refreshSchema> }>(
    '/token/refresh',
    { config, schema: { tags, body: refreshSchema, response: { 200: envelopeOf(signedInSchema) } } },
    async (request): Promise<SignedIn> => {
      const exchange = await exchangeRefreshToken(request.database, request.body.refreshToken);
      if (exchange.outcome === 'exchanged') {
        const { sessionId, account, refreshToken } = exchange;
        const user = sessionUser(account);
        return { accessToken: await tokens.sign(user, sessionId), refreshToken, user };
      }
      if (exchange.outcome === 'exhausted') return refuse('tooManyRequests', { seconds: graceSeconds });
      if (exchange.outcome === 'reused') {
        // Whoever holds the session is refused on the very next call.
        callers.forget();
        request.isRefusalNoted = true;
        const { sessionId, accountId: actorId } = exchange;
        await writeAudit(request.database, { action: 'refreshReused', ...originOf(request), actorId, sessionId });
      }
      return refuse('sessionExpired');
    },
  );

  app.post<{ Body: z.infer<typeof refreshAccessSchema> }>(
    '/token/refresh-access-token',
    {
      config,
      schema: {
        tags,
        body: refreshAccessSchema,
        response: { 200: envelopeOf(z.object({ accessToken: z.string(), user: sessionUserSchema })) },
      },
    },
    async (request) => {
      const facts = await tokens.read(request.body.accessToken, 'allowExpired');
      const session = facts && (await useSession(request.database, facts.sessionId));
      if (!facts || !session || session.account.id !== facts.accountId) return refuse('sessionExpired');
      const user = sessionUser(session.account);
      return { accessToken: await tokens.sign(user, facts.sessionId), user };
    },
  );
}
