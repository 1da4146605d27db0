import { randomUUID } from 'node:crypto';
import { accessTokenSeconds, type SessionUser } from '@mandate/contract/session.ts';
import { jwtVerify, SignJWT } from 'jose';
import type { TokenKeys } from './token-keys.ts';

const algorithm = 'HS256';
const type = 'at+jwt';
const audience = 'mandate';

/** What the server believes of an access token: whose session it belongs to. Everything else in it is for display. */
export interface TokenFacts {
  sessionId: string;
  accountId: string;
  /** End of the token, in seconds since 1970. */
  expires: number;
}

/** Signs and reads access tokens (RFC 7519, RFC 8725: one algorithm, explicit type, issuer, audience). */
export interface AccessTokens {
  sign(user: SessionUser, sessionId: string): Promise<string>;
  /** The facts of a good token, or null. An expired one is good only for a refresh. */
  read(token: string, expired?: 'allowExpired'): Promise<TokenFacts | null>;
}

const remembered = 10_000;

export function accessTokens(ring: TokenKeys): AccessTokens {
  const issuer = `mandate:${ring.installation}`;
  // Verifying costs a tenth of a small call: a token that was good stays good until it expires. The key is the whole token.
  const good = new Map<string, TokenFacts>();

  async function verify(token: string, tolerance: number): Promise<TokenFacts | null> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyOf(ring, kid), {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience,
        clockTolerance: tolerance,
        requiredClaims: ['sub', 'sid', 'jti', 'iat', 'exp'],
      });
      return { sessionId: String(payload.sid), accountId: String(payload.sub), expires: payload.exp ?? 0 };
    } catch {
      return null;
    }
  }

  return {
    sign: (user, sessionId) =>
      new SignJWT({ user, sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: ring.current })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(user.id)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${accessTokenSeconds}s`)
        .sign(keyOf(ring, ring.current)),

    async read(token, expired) {
      if (expired) return verify(token, 31 * 86_400);
      const known = good.get(token);
      if (known && known.expires > Date.now() / 1000) return known;
      const facts = await verify(token, 0);
      if (good.size >= remembered) good.clear();
      if (facts) good.set(token, facts);
      return facts;
    },
  };
}

function keyOf(ring: TokenKeys, kid: string | undefined): Uint8Array {
  const key = ring.keys.get(kid ?? '');
  if (!key) throw new Error('unknown key');
  return key;
}
