import type { FastifyInstance } from 'fastify';
import type { Callers } from './callers.ts';
import { signInRoutes } from './entrance/sign-in-routes.ts';
import { signOutRoutes } from './entrance/sign-out-routes.ts';
import { signUpRoutes } from './entrance/sign-up-routes.ts';
import { sessionListRoutes } from './session-list-routes.ts';
import type { AccessTokens } from './tokens/access-token.ts';
import { refreshRoutes } from './tokens/refresh-routes.ts';

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
