import { envelopeOf } from '@mandate/contract/envelope.ts';
import {
  refreshAccessSchema,
  refreshSchema,
  revokeSchema,
  type SignedIn,
  sessionUserSchema,
  signedInSchema,
  signInSchema,
} from '@mandate/contract/session.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bearerOf } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';
import { run } from '../../resources/statement.ts';
import type { AccessTokens } from './access-token.ts';
import type { Callers } from './callers.ts';
import { isPassword } from './passwords.ts';
import { placeOf } from './place.ts';
import { endSession, exchangeRefreshToken, sessionOfRefreshToken, startSession, useSession } from './session-store.ts';
import { type AccountRow, accountColumns, sessionUser } from './session-user.ts';

/** The calls of sessions: sign-in, refresh, sign-out (specification, section 7; decisions 9.2). */
export function sessionRoutes(tokens: AccessTokens, callers: Callers) {
  return async (app: FastifyInstance): Promise<void> => {
    const config = { allow: 'anyone' } as const;
    const tags = ['session'];

    app.post<{ Body: z.infer<typeof signInSchema> }>(
      '/account/verify-account',
      { config, schema: { tags, body: signInSchema, response: { 200: envelopeOf(signedInSchema) } } },
      async (request): Promise<SignedIn> => {
        const { username, password, rememberMe } = request.body;
        const account = await accountOf(request.database, username);
        const isRight = await isPassword(account?.passwordHash ?? null, password);
        if (!account || !isRight || account.status !== 'active') return refuse('signInFailed');
        const { status: _status, passwordHash: _hash, ...row } = account;
        const { sessionId, refreshToken } = await startSession(request.database, row.id, rememberMe, placeOf(request));
        await run(request.database, 'update accounts set last_sign_in_at = now() where id = $1', [row.id]);
        const user = sessionUser(row);
        return { accessToken: await tokens.sign(user, sessionId), refreshToken, user };
      },
    );

    app.post<{ Body: z.infer<typeof refreshSchema> }>(
      '/token/refresh',
      { config, schema: { tags, body: refreshSchema, response: { 200: envelopeOf(signedInSchema) } } },
      async (request): Promise<SignedIn> => {
        const { sessionId, account, refreshToken } = await exchange(request.body.refreshToken);
        const user = sessionUser(account);
        return { accessToken: await tokens.sign(user, sessionId), refreshToken, user };

        async function exchange(token: string) {
          try {
            return await exchangeRefreshToken(request.database, token);
          } catch (error) {
            // A session that died of a reused token must be refused on the very next call.
            const dead = await sessionOfRefreshToken(request.database, token);
            if (dead !== null) callers.forget();
            throw error;
          }
        }
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

    app.post<{ Body: z.infer<typeof revokeSchema> }>(
      '/account/revoke-refresh-token',
      { config, schema: { tags, body: revokeSchema, response: { 200: envelopeOf(z.null()) } } },
      async (request) => {
        const { refreshToken } = request.body;
        const bearer = bearerOf(request);
        const sessionId = refreshToken
          ? await sessionOfRefreshToken(request.database, refreshToken)
          : bearer && ((await tokens.read(bearer, 'allowExpired'))?.sessionId ?? null);
        if (sessionId) {
          await endSession(request.database, sessionId, 'signed out');
          callers.forget();
        }
        return null;
      },
    );
  };
}

async function accountOf(db: Parameters<typeof run>[0], username: string) {
  const email = username.normalize('NFC').trim().toLowerCase();
  const [account] = await run<AccountRow & { status: string; passwordHash: string | null }>(
    db,
    `select ${accountColumns}, a.status, a.password_hash as "passwordHash" from accounts a
     where lower(a.email) = $1 and a.deleted_at is null`,
    [email],
  );
  return account ?? null;
}
