import { revokeSchema } from '@mandate/contract/access/session.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { writeAudit } from '../../../calls/audit.ts';
import { bearerOf } from '../../../http/caller.ts';
import type { Callers } from '../callers.ts';
import { endSession } from '../start-and-end-session.ts';
import type { AccessTokens } from '../tokens/access-token.ts';
import { sessionOfRefreshToken } from '../tokens/refresh-tokens.ts';
import { originOf } from './place.ts';

/** Signing out. It succeeds whatever is sent (RFC 7009). */
export function signOutRoutes(app: FastifyInstance, tokens: AccessTokens, callers: Callers): void {
  app.post<{ Body: z.infer<typeof revokeSchema> | null | undefined }>(
    '/account/revoke-refresh-token',
    {
      config: { allow: 'anyone', needsNoRoom: true, lane: 'session' },
      schema: { tags: ['session'], body: revokeSchema.nullish(), response: { 200: envelopeOf(z.null()) } },
    },
    async (request) => {
      const refreshToken = request.body?.refreshToken;
      const bearer = bearerOf(request);
      const sessionId = refreshToken
        ? await sessionOfRefreshToken(request.database, refreshToken)
        : bearer && ((await tokens.read(bearer, 'allowExpired'))?.sessionId ?? null);
      if (!sessionId) return null;
      const actorId = await endSession(request.database, sessionId, 'signed out');
      callers.forget();
      if (actorId !== null)
        await writeAudit(request.database, { action: 'signedOut', ...originOf(request), actorId, sessionId });
      return null;
    },
  );
}
