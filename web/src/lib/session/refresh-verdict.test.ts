import type { Result } from '@mandate/contract/replies/envelope.ts';
import { expect, test } from 'vitest';
import { readAccessToken } from './access-token.ts';
import { decideStart, isAboutToExpire, refreshCall, refreshVerdict } from './refresh-verdict.ts';

const now = Date.UTC(2027, 2, 31, 12);
const second = 1000;

function tokenUntil(expiresAt: number, fullName = 'Zoë Ångström'): string {
  const claims = { user: { id: 'a', fullName }, iat: expiresAt / second - 900, exp: expiresAt / second };
  return ['{"alg":"HS256"}', JSON.stringify(claims)].map((part) => Buffer.from(part).toString('base64url')).join('.');
}

const stored = (accessToken: string | null, refreshToken: string | null = null) => ({
  accessToken,
  refreshToken,
  rememberMe: refreshToken !== null,
});

test('the name of the person is read from the token, including accents', () => {
  const token = readAccessToken(tokenUntil(now));
  expect(token?.user.fullName).toBe('Zoë Ångström');
  expect(token?.expiresAt).toBe(now);
});

test.each([null, '', 'abc', 'a.b.c', 'a.e30.c', `x.${btoa('[]')}.y`, `x.${btoa('{"user":null,"iat":1,"exp":2}')}.y`])(
  'a token that is not from this product signs no one in: %s',
  (token) => {
    expect(readAccessToken(token)).toBeNull();
  },
);

test('a stored token that has not expired signs in at start', () => {
  expect(decideStart(stored(tokenUntil(now + second)), now)).toBe('signedIn');
});

test('with a refresh token alone, or an expired access token, a refresh is tried at start', () => {
  expect(decideStart(stored(null, 'r'), now)).toBe('refresh');
  expect(decideStart(stored(tokenUntil(now), 'r'), now)).toBe('refresh');
  expect(decideStart(stored(tokenUntil(now)), now)).toBe('refresh');
});

test('without a usable stored token no one is signed in at start', () => {
  expect(decideStart(stored(null), now)).toBe('signedOut');
  expect(decideStart(stored('nonsense'), now)).toBe('signedOut');
});

test('a token is about to expire from 300 seconds before its end', () => {
  expect(isAboutToExpire(tokenUntil(now + 301 * second), now)).toBe(false);
  expect(isAboutToExpire(tokenUntil(now + 300 * second), now)).toBe(true);
  expect(isAboutToExpire(tokenUntil(now - second), now)).toBe(true);
  expect(isAboutToExpire(null, now)).toBe(true);
});

test('a refresh uses the refresh token when there is one, else the access token alone', () => {
  expect(refreshCall({ accessToken: 'a', refreshToken: 'r', rememberMe: true })).toEqual({
    path: '/token/refresh',
    body: { accessToken: 'a', refreshToken: 'r', rememberMe: true },
  });
  expect(refreshCall({ accessToken: 'a', refreshToken: null, rememberMe: false })).toEqual({
    path: '/token/refresh-access-token',
    body: { accessToken: 'a' },
  });
});

test.each<[number, Result, string]>([
  [200, 'success', 'renewed'],
  [401, 'session-expired', 'refused'],
  [400, 'error', 'refused'],
  [403, 'error', 'refused'],
  [429, 'error', 'unavailable'],
  [500, 'fatal-error', 'unavailable'],
  [503, 'fatal-error', 'unavailable'],
  [502, 'error', 'unavailable'],
])('a refresh answered with %i %s counts as %s', (status, result, verdict) => {
  const envelope = { result, data: null, alerts: [], errorMessage: null, errorCode: null, requestId: '' };
  expect(refreshVerdict({ status, envelope, retryAfter: null })).toBe(verdict);
});
