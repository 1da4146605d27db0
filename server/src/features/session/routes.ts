import type { FastifyInstance } from 'fastify';
import type { AccessTokens } from './access-token.ts';
import type { Callers } from './callers.ts';
import { refreshRoutes } from './refresh-routes.ts';
import { sessionListRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { signOutRoutes } from './sign-out-routes.ts';
import { signUpRoutes } from './sign-up-routes.ts';

/** The calls of sessions but those of passwords (specification, section 7; decisions 9.2). */
export function sessionRoutes(tokens: AccessTokens, callers: Callers) {
  return async (app: FastifyInstance): Promise<void> => {
    signInRoutes(app, tokens);
    signUpRoutes(app, tokens);
    refreshRoutes(app, tokens, callers);
    signOutRoutes(app, tokens, callers);
    sessionListRoutes(app, tokens);
  };
}
