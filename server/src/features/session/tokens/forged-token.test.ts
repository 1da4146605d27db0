import type { SignedIn } from '@mandate/contract/access/session.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo } from '../../../../testing/callers/call.ts';
import { refresh, reSigned, statusWith, type Visitor, visitor } from '../../../../testing/callers/visitor.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let other: TestApp;
let ann: Visitor;
let signedIn: SignedIn;

beforeAll(async () => {
  [app, other] = await Promise.all([startTestApp(), startTestApp()]);
  ann = await visitor(app);
  signedIn = (await ann.signIn()).data;
});
afterAll(() => Promise.all([app.close(), other.close()]));

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;

/** Tokens that nobody but a forger makes, by what is wrong with them. */
async function forgeries(): Promise<Record<string, string>> {
  const token = signedIn.accessToken;
  const [header = '', payload = '', signature = ''] = token.split('.');
  const plain = JSON.parse(Buffer.from(header, 'base64url').toString());
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const signed = (changed: object, head: object = {}) => reSigned(app, token, changed, head);
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const own = new Uint8Array(32).fill(7);
  const byOwnKey = (head: object) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: app.ring.current, ...head }).sign(own);
  const jwk = { kty: 'oct', k: Buffer.from(own).toString('base64url') };
  return {
    'no algorithm, no signature': `${encoded({ ...plain, alg: 'none' })}.${payload}.`,
    'no algorithm': `${encoded({ ...plain, alg: 'none' })}.${payload}.${signature}`,
    'no algorithm in capitals': `${encoded({ ...plain, alg: 'NONE' })}.${payload}.`,
    'algorithm left out': `${encoded({ typ: plain.typ, kid: plain.kid })}.${payload}.${signature}`,
    'RS256 in name': `${encoded({ ...plain, alg: 'RS256' })}.${payload}.${signature}`,
    'RS256 in truth': await new SignJWT(claims).setProtectedHeader({ ...plain, alg: 'RS256' }).sign(privateKey),
    HS384: await signed({}, { alg: 'HS384' }),
    HS512: await signed({}, { alg: 'HS512' }),
    'another key': await byOwnKey({}),
    'another kid': await signed({}, { kid: 'other' }),
    'a kid of the prototype': await signed({}, { kid: '__proto__' }),
    'a kid that is a path': await signed({}, { kid: '../../dev/null' }),
    'no kid': await signed({}, { kid: undefined }),
    'a key brought along': await byOwnKey({ jwk }),
    'a public key brought along': await byOwnKey({ jwk: await exportJWK(publicKey) }),
    'a key to be fetched': await byOwnKey({ jku: 'http://127.0.0.1:1/keys' }),
    'a certificate to be fetched': await byOwnKey({ x5u: 'http://127.0.0.1:1/chain' }),
    'a critical extension': `${encoded({ ...plain, crit: ['exp'] })}.${payload}.${signature}`,
    'another type': await signed({}, { typ: 'JWT' }),
    'no type': await signed({}, { typ: undefined }),
    'another issuer': await signed({ iss: 'mandate:others' }),
    'another audience': await signed({ aud: 'others' }),
    'no issuer': await signed({ iss: undefined }),
    'no audience': await signed({ aud: undefined }),
    'no session': await signed({ sid: undefined }),
    'no subject': await signed({ sub: undefined }),
    'no token id': await signed({ jti: undefined }),
    'no end': await signed({ exp: undefined }),
    'no beginning': await signed({ iat: undefined }),
    'the subject of another': await signed({ sub: '01890000-0000-7000-8000-000000000001' }),
    'a session there is not': await signed({ sid: '01890000-0000-7000-8000-000000000001' }),
    'a claim changed': `${header}.${encoded({ ...claims, sub: 'x' })}.${signature}`,
    'an empty signature': `${header}.${payload}.`,
    'no signature': `${header}.${payload}`,
    'a changed signature': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'another installation': await other.tokens.sign(signedIn.user, claims.sid),
    'a refresh token': String(signedIn.refreshToken),
    'no token': 'a.b.c',
    'a long text': 'x'.repeat(8000),
  };
}

test('a forged token opens nothing and gives no other one', async () => {
  const forged = Object.entries(await forgeries());
  expect(forged.length).toBeGreaterThanOrEqual(25);
  const nobody = callsTo(app);
  for (const [what, token] of forged) {
    const reply = await callsTo(app, token).get('/parameter/get-values');
    expect([reply.status, reply.result, reply.errorCode], what).toEqual([401, 'session-expired', 'sessionExpired']);
    expect((await nobody.post('/token/refresh-access-token', { accessToken: token })).status, what).toBe(401);
    expect((await refresh(app, token)).status, what).toBe(what === 'a refresh token' ? 200 : 401);
  }
  expect(await statusWith(app, signedIn.accessToken)).toBe(200);
  expect(await statusWith(app, await reSigned(app, signedIn.accessToken, {}))).toBe(200);
});

test('an expired token opens nothing', async () => {
  expect(await statusWith(app, await reSigned(app, signedIn.accessToken, { exp: seconds(-1) }))).toBe(401);
  expect(await statusWith(app, await reSigned(app, signedIn.accessToken, { nbf: seconds(60) }))).toBe(401);
});

test('a role written into a token means nothing', async () => {
  const raised = await reSigned(app, signedIn.accessToken, { user: { role: 'SA', id: ann.id }, role: 'SA' });
  const reply = await callsTo(app, raised).post('/tax-rate/save', { code: 'X', name: 'No', percent: '1' });
  expect([reply.status, reply.errorCode]).toEqual([403, 'notPermitted']);
});

test.each(['Basic YTpi', 'Bearer', 'Bearer  x', 'bearer x', `Bearer ${'x'.repeat(8193)}`, 'Bearer a b', 'Bearer a,b'])(
  '%s signs nobody in',
  async (authorization) => {
    expect((await callsTo(app).get('/parameter/get-values', { authorization })).status).toBe(401);
  },
);
