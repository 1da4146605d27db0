import type { SessionUser } from '@mandate/contract/access/session.ts';

/** What an access token says; instants in milliseconds of the server's clock. */
export interface AccessToken {
  user: SessionUser;
  issuedAt: number;
  expiresAt: number;
}

/** Reads the payload of an access token (RFC 7519) without verifying it; null when it is none of ours. */
export function readAccessToken(token: string | null): AccessToken | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const claims: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
    return isClaims(claims) ? { user: claims.user, issuedAt: claims.iat * 1000, expiresAt: claims.exp * 1000 } : null;
  } catch {
    return null;
  }
}

function isClaims(value: unknown): value is { user: SessionUser; iat: number; exp: number } {
  if (typeof value !== 'object' || value === null) return false;
  if (!('user' in value && 'iat' in value && 'exp' in value)) return false;
  const { user, iat, exp } = value;
  return (
    typeof user === 'object' && user !== null && 'id' in user && typeof iat === 'number' && typeof exp === 'number'
  );
}
