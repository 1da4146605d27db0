import { type SignedIn, signedInSchema, signInSchema } from '@mandate/contract/access/session.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { writeAudit } from '../../../calls/audit.ts';
import { refuse } from '../../../http/refusal.ts';
import { tryPassword } from '../passwords/try-password.ts';
import type { AccessTokens } from '../tokens/access-token.ts';
import { originOf, placeOf } from './place.ts';
import { signIn } from './sign-in.ts';

/** Signing in. One sentence for everything that may be wrong (safety reference A4). */
export function signInRoutes(app: FastifyInstance, tokens: AccessTokens): void {
  app.post<{ Body: z.infer<typeof signInSchema> }>(
    '/account/verify-account',
    {
      config: { allow: 'anyone', needsNoRoom: true, lane: 'password' },
      schema: { tags: ['session'], body: signInSchema, response: { 200: envelopeOf(signedInSchema) } },
    },
    async (request): Promise<SignedIn> => {
      const { username, password, rememberMe } = request.body;
      const [db, origin] = [request.database, originOf(request)];
      const { account, isRight } = await tryPassword(db, origin, username, password);
      const entrance = { place: placeOf(request), origin, rememberMe, action: 'signedIn' } as const;
      const signedIn = account && isRight ? await signIn(db, tokens, account.row.id, entrance) : null;
      if (signedIn) return signedIn;
      const recordId = account?.row.id ?? null;
      await writeAudit(db, { action: 'signInFailed', ...origin, entity: 'account', recordId });
      return refuse('signInFailed');
    },
  );
}
