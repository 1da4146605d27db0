import type { Reply } from '../calls/reply.ts';
import { readAccessToken } from './access-token.ts';
import type { StoredSession } from './stored-session.ts';

/** A token counts as about to expire this long before its end (specification, section 9), in milliseconds. */
export const refreshWindow = 300_000;

/** How long a reply may have been on its way, in milliseconds: two clocks that differ by less may well agree. */
const slowestReply = 30_000;

/**
 * How far the server's clock is ahead of this device's, in milliseconds. What a slow reply explains counts as nothing, or it would move the
 * moment at which tokens are renewed.
 * @param issuedAt by the server's clock, of a token
 * @param receivedAt by this device's clock, of the same token
 */
export function clockDifference(issuedAt: number, receivedAt: number): number {
  const difference = issuedAt - receivedAt;
  return Math.abs(difference) < slowestReply ? 0 : difference;
}

/**
 * What to do at start with what is stored (specification, section 4).
 * An expired access token without a refresh token may still be renewed while the server's session lives.
 * @param now the server's time in milliseconds, as well as it is known
 */
export function decideStart(stored: StoredSession, now: number): 'signedIn' | 'refresh' | 'signedOut' {
  const token = readAccessToken(stored.accessToken);
  if (token && token.expiresAt > now) return 'signedIn';
  return stored.refreshToken !== null || token ? 'refresh' : 'signedOut';
}

/** Whether the access token ends within the refresh window, or cannot be read. */
export function isAboutToExpire(accessToken: string | null, now: number): boolean {
  const token = readAccessToken(accessToken);
  return token === null || token.expiresAt - now <= refreshWindow;
}

/** Whether the access token has ended, or cannot be read. */
export function isExpired(accessToken: string | null, now: number): boolean {
  return (readAccessToken(accessToken)?.expiresAt ?? 0) <= now;
}

/** The call that renews a session, and its body. */
export function refreshCall(stored: StoredSession): { path: string; body: Record<string, unknown> } {
  const { accessToken, refreshToken, rememberMe } = stored;
  return refreshToken === null
    ? { path: '/token/refresh-access-token', body: { accessToken } }
    : { path: '/token/refresh', body: { accessToken, refreshToken, rememberMe } };
}

/** What a reply to a refresh means: only a plain refusal ends the session, a failing or busy server does not. */
export function refreshVerdict({ status, envelope }: Reply): 'renewed' | 'refused' | 'unavailable' {
  if (envelope.result === 'success') return 'renewed';
  if (envelope.result === 'fatal-error' || status === 429 || status >= 500) return 'unavailable';
  return 'refused';
}
