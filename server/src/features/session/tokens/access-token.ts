import { randomUUID } from 'node:crypto';
import { accessTokenSeconds, type SessionUser } from '@mandate/contract/access/session.ts';
import { type JWSHeaderParameters, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '../../../secrets/key-ring.ts';

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
  /**
   * The facts of a good token, or null. An expired one is good only for a refresh; one that was signed with a key long out of use only tells
   * whose session it was.
   */
  read(token: string, leniency?: 'allowExpired' | 'allowRetired'): Promise<TokenFacts | null>;
}

const remembered = 10_000;
/** No session lasts longer, in seconds. */
const longestSession = 31 * 86_400;
/** How long, in ms, a key still verifies after it was retired (safety reference A5). */
const verifiesMs = 3_600_000;

/**
 * @param ring the keys tokens are signed with; the current one signs
 * @param clock the time in ms since 1970, by which retired keys end
 */
export function accessTokens(ring: KeyRing, clock: () => number = Date.now): AccessTokens {
  const issuer = `mandate:${ring.installation}`;
  // Verifying costs a tenth of a small call: a token that was good stays good until it expires or its key ends. The key is the whole token.
  const good = new Map<string, TokenFacts & { kid: string }>();

  function keyOf(kid: string, retiredFor = verifiesMs): Uint8Array | null {
    const key = ring.find(kid);
    return key !== null && (key.retiredAt === null || clock() < key.retiredAt + retiredFor) ? key.secret : null;
  }

  async function verify(
    token: string,
    tolerance: number,
    retiredFor = verifiesMs,
  ): Promise<(TokenFacts & { kid: string }) | null> {
    const verifier = ({ kid = '' }: JWSHeaderParameters) => {
      const key = keyOf(kid, retiredFor);
      if (key === null) throw new Error('unknown key');
      return key;
    };
    try {
      const { payload, protectedHeader } = await jwtVerify(token, verifier, {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience,
        clockTolerance: tolerance,
        requiredClaims: ['sub', 'sid', 'jti', 'iat', 'exp'],
      });
      const { sid, sub, exp = 0 } = payload;
      return { sessionId: String(sid), accountId: String(sub), expires: exp, kid: protectedHeader.kid ?? '' };
    } catch {
      return null;
    }
  }

  return {
    async sign(user, sessionId) {
      const { id, secret } = ring.current();
      return new SignJWT({ user, sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type, kid: id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(user.id)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${accessTokenSeconds}s`)
        .sign(secret);
    },

    async read(token, leniency) {
      if (leniency) return verify(token, longestSession, leniency === 'allowRetired' ? Infinity : verifiesMs);
      const known = good.get(token);
      if (known && known.expires > Date.now() / 1000 && keyOf(known.kid) !== null) return known;
      const facts = await verify(token, 0);
      if (good.size >= remembered) good.clear();
      if (facts) good.set(token, facts);
      return facts;
    },
  };
}
