import {
  refreshAccessSchema,
  refreshSchema,
  type SignedIn,
  sessionUserSchema,
  signedInSchema,
} from '@mandate/contract/access/session.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { writeAudit } from '../../../calls/audit.ts';
import { countAttempt, throttleKey } from '../../../calls/throttle.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Callers } from '../callers.ts';
import { originOf } from '../entrance/place.ts';
import { useSession } from '../live-session.ts';
import { sessionUser } from '../session-user.ts';
import type { AccessTokens } from './access-token.ts';
import { exchangeRefreshToken, graceSeconds } from './refresh-tokens.ts';

/** Renewals by the access token alone, in one session. */
const aMinute = { most: 10, seconds: 60 };

/** Staying signed in (safety reference 3.2): by the refresh token, or by the access token alone while the session lives. */
export function refreshRoutes(app: FastifyInstance, tokens: AccessTokens, callers: Callers): void {
  const config = { allow: 'anyone', needsNoRoom: true, lane: 'session' } as const;
  const tags = ['session'];

  app.post<{ Body: z.infer<typeof refreshSchema> }>(
    '/token/refresh',
    { config, schema: { tags, body: refreshSchema, response: { 200: envelopeOf(signedInSchema) } } },
    async (request): Promise<SignedIn> => {
      const { accessToken, refreshToken } = request.body;
      // The key it was signed with may be long out of use: what counts is that both are of one session.
      const ofSession = accessToken ? ((await tokens.read(accessToken, 'allowRetired'))?.sessionId ?? '') : null;
      const exchange = await exchangeRefreshToken(request.database, refreshToken, ofSession);
      if (exchange.outcome === 'exchanged') {
        const { sessionId, account } = exchange;
        const user = sessionUser(account);
        return { accessToken: await tokens.sign(user, sessionId), refreshToken: exchange.refreshToken, user };
      }
      if (exchange.outcome === 'exhausted') return refuse('tooManyRequests', { seconds: graceSeconds });
      // Whoever holds the session is refused on the very next call.
      if (exchange.outcome === 'reused') callers.forget();
      if (exchange.outcome !== 'refused') {
        request.isRefusalNoted = true;
        const { outcome, sessionId, accountId: actorId } = exchange;
        const what =
          outcome === 'reused'
            ? ({ action: 'refreshReused' } as const)
            : ({ action: 'tokenRefused', details: { code: 'tokensOfTwoSessions' } } as const);
        await writeAudit(request.database, { ...what, ...originOf(request), actorId, sessionId });
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
      const { isOver, seconds } = await countAttempt(
        request.database,
        throttleKey('renewal', facts.sessionId),
        aMinute,
      );
      if (isOver) return refuse('tooManyRequests', { seconds });
      const user = sessionUser(session.account);
      return { accessToken: await tokens.sign(user, facts.sessionId), user };
    },
  );
}
