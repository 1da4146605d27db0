import { sentence } from '@mandate/contract/refusals.ts';
import type { SignedIn } from '@mandate/contract/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Calls, callsTo } from '../../../testing/call.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createAccount } from './create-account.ts';

let app: TestApp;
let nobody: Calls;
let accountId: string;
const password = 'correct horse battery';

beforeAll(async () => {
  app = await startTestApp();
  nobody = callsTo(app);
  accountId = await createAccount(app.database.db, {
    email: 'Ann@Mandate.example',
    fullName: 'Ann Æble',
    role: 'EDITOR',
    password,
  });
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

async function signIn(body: object = {}) {
  return nobody.post<SignedIn>('/account/verify-account', { username: 'ann@mandate.example', password, ...body });
}
const refresh = (refreshToken: string | null, body: object = {}) =>
  nobody.post<SignedIn>('/token/refresh', { refreshToken, ...body });
const withToken = async (token: string) => (await callsTo(app, token).get('/parameter/get-values')).status;

describe('signing in', () => {
  test('gives tokens and the user, who is also the claim of the token', async () => {
    const { data, status } = await signIn();
    expect(status).toBe(200);
    expect(data.user).toEqual({
      id: accountId,
      email: 'ann@mandate.example',
      fullName: 'Ann Æble',
      role: 'EDITOR',
      grants: ['seeRates', 'exportData'],
      personnelId: null,
      language: 'en',
      timeZone: null,
      isWaiting: false,
      mustChangePassword: false,
    });
    const claims = JSON.parse(Buffer.from(data.accessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.user).toEqual(data.user);
    expect(claims.exp - claims.iat).toBe(900);
    expect(await withToken(data.accessToken)).toBe(200);
  });

  test('without remember me gives no refresh token', async () => {
    expect((await signIn({ rememberMe: false })).data.refreshToken).toBeNull();
    expect((await signIn({ rememberMe: true })).data.refreshToken).toMatch(/^[\w-]{43}$/);
  });

  test.each(['  ann@mandate.example\t', 'ANN@MANDATE.EXAMPLE'])('takes the address %j', async (username) => {
    expect((await signIn({ username })).status).toBe(200);
  });

  test('is refused in the same words whatever is wrong', async () => {
    await createAccount(app.database.db, { email: 'off@mandate.example', fullName: 'Off', role: 'SA', password });
    await createAccount(app.database.db, { email: 'gone@mandate.example', fullName: 'Gone', role: 'SA', password });
    await sql("update accounts set status = 'disabled' where email = 'off@mandate.example'");
    await sql("update accounts set deleted_at = now() where email = 'gone@mandate.example'");
    for (const wrong of [
      { password: `${password} ` },
      { password: '' },
      { username: 'nobody@mandate.example' },
      { username: '' },
      { username: 'off@mandate.example' },
      { username: 'gone@mandate.example' },
      { username: "' or 1=1 --" },
      { username: 'Ann Æble' },
    ]) {
      const reply = await signIn(wrong);
      expect([reply.status, reply.result, reply.errorCode, reply.errorMessage, reply.data]).toEqual([
        400,
        'error',
        'signInFailed',
        sentence('signInFailed'),
        null,
      ]);
    }
  });

  test('counts the whole password, beyond 72 bytes too', async () => {
    const long = 'x'.repeat(99);
    await createAccount(app.database.db, {
      email: 'long@mandate.example',
      fullName: 'Long',
      role: 'GUEST',
      password: `${long}1`,
    });
    expect((await signIn({ username: 'long@mandate.example', password: `${long}2` })).status).toBe(400);
    expect((await signIn({ username: 'long@mandate.example', password: `${long}1` })).data.user.isWaiting).toBe(true);
  });

  test('takes a password composed or not', async () => {
    await createAccount(app.database.db, {
      email: 'nfc@mandate.example',
      fullName: 'Nfc',
      role: 'SA',
      password: 'pässwörd',
    });
    expect((await signIn({ username: 'nfc@mandate.example', password: 'pa\u0308sswo\u0308rd' })).status).toBe(200);
  });

  test.each([
    { role: 'SA' },
    { email: 'x' },
    { username: 5 },
    { password: null },
    { rememberMe: 'yes' },
    { password: 'x'.repeat(1025) },
  ])('with %j is not understood', async (body) => {
    expect((await signIn(body)).errorCode).toBe('validationFailed');
  });
});

describe('a refresh token', () => {
  let signedIn: SignedIn;
  beforeEach(async () => {
    signedIn = (await signIn()).data;
  });
  const agedBy = (interval: string) => sql(`update refresh_tokens set used_at = used_at - interval '${interval}'`);

  test('gives a new pair; the old access token stays good', async () => {
    const { data } = await refresh(signedIn.refreshToken, { accessToken: 'whatever', rememberMe: false });
    expect(data.refreshToken).not.toBe(signedIn.refreshToken);
    expect(data.user).toEqual(signedIn.user);
    expect(await withToken(data.accessToken)).toBe(200);
    expect(await withToken(signedIn.accessToken)).toBe(200);
    expect((await refresh(data.refreshToken)).status).toBe(200);
  });

  test('that was used gives five siblings within 30 seconds, then 429 and nothing else happens', async () => {
    const replies = await Promise.all(Array.from({ length: 9 }, () => refresh(signedIn.refreshToken)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(6);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.headers.get('retry-after')).toBe('30');
    expect(refused[0]).toMatchObject({ result: 'error', errorCode: 'tooManyRequests' });
    for (const { data } of replies.filter(({ status }) => status === 200))
      expect((await refresh(data.refreshToken)).status).toBe(200);
  });

  test('that is used again after 30 seconds ends the session of everybody who holds it', async () => {
    const { data } = await refresh(signedIn.refreshToken);
    await agedBy('31 seconds');
    const thief = await refresh(signedIn.refreshToken);
    expect([thief.status, thief.result, thief.errorCode]).toEqual([401, 'session-expired', 'sessionExpired']);
    expect(await withToken(data.accessToken)).toBe(401);
    expect((await refresh(data.refreshToken)).status).toBe(401);
    expect((await nobody.post('/token/refresh-access-token', { accessToken: data.accessToken })).status).toBe(401);
  });

  test('of a session that was signed out is refused, also within the 30 seconds', async () => {
    const { data } = await refresh(signedIn.refreshToken);
    await nobody.post('/account/revoke-refresh-token', { refreshToken: data.refreshToken });
    for (const token of [signedIn.refreshToken, data.refreshToken]) expect((await refresh(token)).status).toBe(401);
  });

  test('ends with its session: idle for 14 days, or 30 days old', async () => {
    await sql("update sessions set last_used_at = now() - interval '14 days 1 minute'");
    expect((await refresh(signedIn.refreshToken)).status).toBe(401);
    const again = (await signIn()).data;
    await sql('update sessions set ends_at = now() where ended_at is null');
    expect((await refresh(again.refreshToken)).status).toBe(401);
  });

  test('of a disabled account is refused', async () => {
    await sql("update accounts set status = 'disabled' where id = $1", [accountId]);
    expect((await refresh(signedIn.refreshToken)).status).toBe(401);
    await sql("update accounts set status = 'active' where id = $1", [accountId]);
  });

  test.each(['', 'x', 'a'.repeat(8192), '\u202e', '%00'])('%j is refused', async (token) => {
    expect((await refresh(token)).errorCode).toBe('sessionExpired');
  });

  test('is stored nowhere as it is', async () => {
    const { rows } = await sql(
      'select to_jsonb(t)::text as row from refresh_tokens t union all select to_jsonb(s)::text from sessions s',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(signedIn.refreshToken);
  });
});

describe('refreshing by the access token alone', () => {
  const again = (accessToken: string) => nobody.post<SignedIn>('/token/refresh-access-token', { accessToken });

  test('gives an access token and no other, while the session lives', async () => {
    const { data } = await signIn({ rememberMe: false });
    const reply = await again(data.accessToken);
    expect(Object.keys(reply.data).sort()).toEqual(['accessToken', 'user']);
    expect(await withToken(reply.data.accessToken)).toBe(200);
  });

  test('works with an expired one, which opens nothing else', async () => {
    const { data } = await signIn({ rememberMe: false });
    const expired = await reSigned(data.accessToken, { exp: Math.floor(Date.now() / 1000) - 3000 });
    expect(await withToken(expired)).toBe(401);
    expect((await again(expired)).status).toBe(200);
  });

  test('ends after an idle hour and after twelve hours', async () => {
    const { data } = await signIn({ rememberMe: false });
    await sql("update sessions set last_used_at = now() - interval '61 minutes' where ended_at is null");
    expect((await again(data.accessToken)).status).toBe(401);
    const fresh = (await signIn({ rememberMe: false })).data;
    await sql("update sessions set ends_at = ends_at - interval '12 hours' where ended_at is null");
    expect((await again(fresh.accessToken)).status).toBe(401);
    expect(await withToken(fresh.accessToken)).toBe(401);
  });

  test('keeps the session awake', async () => {
    const { data } = await signIn({ rememberMe: false });
    await sql("update sessions set last_used_at = now() - interval '40 minutes' where ended_at is null");
    await again(data.accessToken);
    const { rows } = await sql(
      "select bool_and(last_used_at > now() - interval '1 minute') as awake from sessions where id = (select max(id::text)::uuid from sessions)",
    );
    expect(rows[0]?.awake).toBe(true);
  });
});

describe('signing out', () => {
  const revoke = (body: object, token?: string) => callsTo(app, token).post('/account/revoke-refresh-token', body);

  test('with the refresh token ends the session at once', async () => {
    const { data } = await signIn();
    expect(await withToken(data.accessToken)).toBe(200);
    const reply = await revoke({ refreshToken: data.refreshToken });
    expect([reply.status, reply.data]).toEqual([200, null]);
    expect(await withToken(data.accessToken)).toBe(401);
    expect((await refresh(data.refreshToken)).status).toBe(401);
  });

  test('without one ends the session of the bearer, also when his token expired', async () => {
    const { data } = await signIn({ rememberMe: false });
    const expired = await reSigned(data.accessToken, { exp: Math.floor(Date.now() / 1000) - 100 });
    expect(await withToken(data.accessToken)).toBe(200);
    await revoke({}, expired);
    expect(await withToken(data.accessToken)).toBe(401);
  });

  test('of nobody, of an unknown token and twice succeeds all the same', async () => {
    const { data } = await signIn();
    for (const body of [
      {},
      { refreshToken: 'unknown' },
      { refreshToken: null },
      { refreshToken: data.refreshToken },
      { refreshToken: data.refreshToken },
    ])
      expect((await revoke(body)).status).toBe(200);
    expect((await revoke({}, 'not.a.token')).status).toBe(200);
  });

  test('leaves other sessions of the person alone', async () => {
    const [one, other] = [(await signIn()).data, (await signIn()).data];
    await revoke({ refreshToken: one.refreshToken });
    expect(await withToken(other.accessToken)).toBe(200);
  });
});

/** A token signed with the server's key, some claims changed. */
async function reSigned(token: string, claims: object, header: object = {}): Promise<string> {
  const { SignJWT, decodeJwt } = await import('jose');
  const key = [...app.ring.keys.values()][0] ?? new Uint8Array();
  const sign = new SignJWT({ ...decodeJwt(token), ...claims });
  return sign.setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: app.ring.current, ...header }).sign(key);
}

describe('a forged token', () => {
  let token: string;
  beforeAll(async () => {
    token = (await signIn()).data.accessToken;
  });
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test('of no algorithm, another one, another key, issuer, audience or type is refused', async () => {
    const [header = '', payload = '', signature = ''] = token.split('.');
    const plain = JSON.parse(Buffer.from(header, 'base64url').toString());
    const forged = [
      `${encoded({ ...plain, alg: 'none' })}.${payload}.`,
      `${encoded({ ...plain, alg: 'none' })}.${payload}.${signature}`,
      `${encoded({ ...plain, alg: 'RS256' })}.${payload}.${signature}`,
      await reSigned(token, {}, { alg: 'HS384' }),
      await reSigned(token, {}, { alg: 'HS512' }),
      await reSigned(token, {}, { kid: 'other' }),
      await reSigned(token, {}, { kid: '__proto__' }),
      await reSigned(token, {}, { kid: undefined }),
      await reSigned(token, {}, { typ: 'JWT' }),
      await reSigned(token, { iss: 'mandate:others' }),
      await reSigned(token, { aud: 'others' }),
      await reSigned(token, { sid: undefined }),
      await reSigned(token, { sub: '01890000-0000-7000-8000-000000000001' }),
      await reSigned(token, { exp: Math.floor(Date.now() / 1000) - 1 }),
      `${header}.${encoded({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'x' })}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      `${encoded({ ...plain, jwk: { kty: 'oct', k: 'AA' } })}.${payload}.${signature}`,
      'a.b.c',
      'x'.repeat(8000),
    ];
    for (const each of forged) {
      expect(await withToken(each), each.slice(0, 60)).toBe(401);
      expect((await nobody.post('/token/refresh-access-token', { accessToken: each })).status === 200).toBe(
        each === forged[13],
      );
    }
    expect(await withToken(token)).toBe(200);
    expect(await withToken(await reSigned(token, {}))).toBe(200);
  });

  test('a role written into a token means nothing', async () => {
    const raised = await reSigned(token, { user: { role: 'SA', id: accountId } });
    const reply = await callsTo(app, raised).post('/tax-rate/save', { code: 'X', name: 'No', percent: '1' });
    expect([reply.status, reply.errorCode]).toEqual([403, 'notPermitted']);
  });

  test('a refresh token is no access token, nor the other way round', async () => {
    const { data } = await signIn();
    expect(await withToken(String(data.refreshToken))).toBe(401);
    expect((await refresh(data.accessToken)).status).toBe(401);
    expect((await nobody.post('/token/refresh-access-token', { accessToken: data.refreshToken })).status).toBe(401);
  });

  test.each([
    'Basic YTpi',
    'Bearer',
    'Bearer  x',
    'bearer x',
    `Bearer ${'x'.repeat(8193)}`,
    'Bearer a b',
    'Bearer a,b',
  ])('%s signs nobody in', async (authorization) => {
    expect((await nobody.get('/parameter/get-values', { authorization })).status).toBe(401);
  });
});

test('a disabled person is refused within two seconds', async () => {
  const { data } = await signIn();
  expect(await withToken(data.accessToken)).toBe(200);
  await sql("update accounts set status = 'disabled' where id = $1", [accountId]);
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect(await withToken(data.accessToken)).toBe(401);
  await sql("update accounts set status = 'active' where id = $1", [accountId]);
});
