import { signedInSchema, signUpSchema } from '@mandate/contract/access/session.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { acceptedLanguage } from '../../../http/requests/words-for.ts';
import type { AccessTokens } from '../tokens/access-token.ts';
import { originOf, placeOf } from './place.ts';
import { signUp } from './sign-up.ts';

/** Signing up. */
export function signUpRoutes(app: FastifyInstance, tokens: AccessTokens): void {
  app.post<{ Body: z.infer<typeof signUpSchema> }>(
    '/api/auth/register',
    {
      config: { allow: 'anyone', lane: 'password' },
      schema: { tags: ['session'], body: signUpSchema, response: { 200: envelopeOf(signedInSchema) } },
    },
    (request) => {
      const language = acceptedLanguage(request.headers);
      return signUp(request.database, tokens, request.body, language, originOf(request), placeOf(request));
    },
  );
}
