import type { SignedIn } from '@mandate/contract/access/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Calls, callsTo } from '../../../../testing/callers/call.ts';
import { auditOf, refresh, reSigned, statusWith, type Visitor, visitor } from '../../../../testing/callers/visitor.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let nobody: Calls;
let ann: Visitor;

beforeAll(async () => {
  app = await startTestApp();
  nobody = callsTo(app);
  ann = await visitor(app);
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const again = (accessToken: string) => nobody.post<SignedIn>('/token/refresh-access-token', { accessToken });
/** The session of a token, as its claim says. */
const sessionOf = ({ accessToken }: SignedIn): string =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).sid;

describe('a refresh token', () => {
  let signedIn: SignedIn;
  beforeEach(async () => {
    signedIn = (await ann.signIn()).data;
  });
  const agedBy = (interval: string) => sql(`update refresh_tokens set used_at = used_at - interval '${interval}'`);

  test('gives a new pair; the old access token stays good', async () => {
    const { data } = await refresh(app, signedIn.refreshToken, {
      accessToken: signedIn.accessToken,
      rememberMe: false,
    });
    expect(data.refreshToken).not.toBe(signedIn.refreshToken);
    expect(data.user).toEqual(signedIn.user);
    expect(await statusWith(app, data.accessToken)).toBe(200);
    expect(await statusWith(app, signedIn.accessToken)).toBe(200);
    expect((await refresh(app, data.refreshToken)).status).toBe(200);
  });

  describe('with an access token sent along', () => {
    test('takes it also when it has expired', async () => {
      const { accessToken, refreshToken } = signedIn;
      const expired = await reSigned(app, accessToken, { exp: Math.floor(Date.now() / 1000) - 3000 });
      expect((await refresh(app, refreshToken, { accessToken: expired })).status).toBe(200);
    });

    test.each([
      ['of another session of the same person', async () => (await ann.signIn()).data.accessToken],
      ['of another person', async () => (await (await visitor(app)).signIn()).data.accessToken],
      ['that does not verify', async () => `${signedIn.accessToken.slice(0, -4)}AAAA`],
      ['that is none', async () => 'whatever'],
    ])('%s is refused: the audit tells it once, and nothing is exchanged', async (_what, other) => {
      const accessToken = await other();
      const told = async () => (await sql('select 1 from audit')).rows.length;
      const before = await told();
      const reply = await refresh(app, signedIn.refreshToken, { accessToken });
      expect([reply.status, reply.result, reply.errorCode]).toEqual([401, 'session-expired', 'sessionExpired']);
      expect((await told()) - before).toBe(1);
      const [last] = (await auditOf(app, ann.id)).slice(-1);
      expect(last).toMatchObject({ action: 'tokenRefused', actorId: ann.id, details: { code: 'tokensOfTwoSessions' } });
      // Neither the token nor the session knows anything of it.
      expect(await statusWith(app, signedIn.accessToken)).toBe(200);
      const { data } = await refresh(app, signedIn.refreshToken);
      await agedBy('31 seconds');
      expect((await refresh(app, data.refreshToken)).status).toBe(200);
    });

    test('of another session ends nothing, also when the refresh token was used long ago', async () => {
      const other = (await ann.signIn()).data.accessToken;
      const { data } = await refresh(app, signedIn.refreshToken);
      await agedBy('31 seconds');
      expect((await refresh(app, signedIn.refreshToken, { accessToken: other })).status).toBe(401);
      expect((await refresh(app, data.refreshToken)).status).toBe(200);
    });
  });

  test('that was used gives five siblings within 30 seconds, then 429 and nothing else happens', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(app, signedIn.refreshToken)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(6);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(44);
    expect(refused[0]?.headers.get('retry-after')).toBe('30');
    expect(refused[0]).toMatchObject({ result: 'error', errorCode: 'tooManyRequests' });
    for (const { data } of replies.filter(({ status }) => status === 200))
      expect((await refresh(app, data.refreshToken)).status).toBe(200);
  });

  test('that is used again ten seconds later gives a sibling', async () => {
    await refresh(app, signedIn.refreshToken);
    await agedBy('10 seconds');
    expect((await refresh(app, signedIn.refreshToken)).status).toBe(200);
  });

  test('that is used again after 30 seconds ends the session of everybody who holds it, and the audit tells', async () => {
    const { data } = await refresh(app, signedIn.refreshToken);
    const sibling = (await refresh(app, signedIn.refreshToken)).data;
    await agedBy('31 seconds');
    const thief = await refresh(app, signedIn.refreshToken);
    expect([thief.status, thief.result, thief.errorCode]).toEqual([401, 'session-expired', 'sessionExpired']);
    for (const { accessToken, refreshToken } of [data, sibling]) {
      expect(await statusWith(app, accessToken)).toBe(401);
      expect((await refresh(app, refreshToken)).status).toBe(401);
      expect((await again(accessToken)).status).toBe(401);
    }
    const told = (await auditOf(app, ann.id)).filter(({ action }) => action === 'refreshReused');
    expect(told).toHaveLength(1);
  });

  test('of a session that was signed out is refused, also within the 30 seconds', async () => {
    const { data } = await refresh(app, signedIn.refreshToken);
    await nobody.post('/account/revoke-refresh-token', { refreshToken: data.refreshToken });
    for (const token of [signedIn.refreshToken, data.refreshToken])
      expect((await refresh(app, token)).status).toBe(401);
  });

  test('of a disabled account is refused', async () => {
    await sql("update accounts set status = 'disabled' where id = $1", [ann.id]);
    expect((await refresh(app, signedIn.refreshToken)).status).toBe(401);
    await sql("update accounts set status = 'active' where id = $1", [ann.id]);
  });

  test.each(['', 'x', 'a'.repeat(80), '\u202e', '%00'])('%j is refused', async (token) => {
    expect((await refresh(app, token)).errorCode).toBe('sessionExpired');
  });

  test('is stored nowhere as it is', async () => {
    const { rows } = await sql(
      'select to_jsonb(t)::text as row from refresh_tokens t union all select to_jsonb(s)::text from sessions s',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(signedIn.refreshToken);
  });
});

describe('refreshing by the access token alone', () => {
  test('gives an access token and no other, while the session lives', async () => {
    const { data } = await ann.signIn({ rememberMe: false });
    const reply = await again(data.accessToken);
    expect(Object.keys(reply.data).sort()).toEqual(['accessToken', 'user']);
    expect(await statusWith(app, reply.data.accessToken)).toBe(200);
  });

  test('works with an expired one, which opens nothing else', async () => {
    const { data } = await ann.signIn({ rememberMe: false });
    const expired = await reSigned(app, data.accessToken, { exp: Math.floor(Date.now() / 1000) - 3000 });
    expect(await statusWith(app, expired)).toBe(401);
    expect((await again(expired)).status).toBe(200);
  });

  test('keeps the session awake', async () => {
    const { data } = await ann.signIn({ rememberMe: false });
    const session = sessionOf(data);
    await sql("update sessions set last_used_at = now() - interval '40 minutes' where id = $1", [session]);
    await again(data.accessToken);
    const text = "select last_used_at > now() - interval '1 minute' as awake from sessions where id = $1";
    expect((await sql(text, [session])).rows).toEqual([{ awake: true }]);
  });
});

describe('renewing by the access token alone', () => {
  test('is possible ten times a minute in one session, and then in another one still', async () => {
    const { data } = await ann.signIn({ rememberMe: false });
    for (let time = 0; time < 10; time += 1) expect((await again(data.accessToken)).status).toBe(200);
    const refused = await again(data.accessToken);
    expect([refused.status, refused.result, refused.errorCode]).toEqual([429, 'error', 'tooManyRequests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusWith(app, data.accessToken)).toBe(200);
    const other = (await ann.signIn({ rememberMe: false })).data;
    expect((await again(other.accessToken)).status).toBe(200);
    await sql("update throttles set since = since - interval '61 seconds', last_at = last_at - interval '61 seconds'");
    expect((await again(data.accessToken)).status).toBe(200);
  });

  test('is not counted for a token that opens nothing', async () => {
    const count = async () => (await sql('select 1 from throttles')).rows.length;
    const before = await count();
    for (const token of ['x', 'a.b.c']) expect((await again(token)).status).toBe(401);
    expect(await count()).toBe(before);
  });
});

describe('a session', () => {
  const limits = [
    { rememberMe: true, what: 'last_used_at', limit: '14 days', says: 'idle for 14 days' },
    { rememberMe: true, what: 'ends_at', limit: '30 days', says: '30 days old' },
    { rememberMe: false, what: 'last_used_at', limit: '60 minutes', says: 'idle for 60 minutes' },
    { rememberMe: false, what: 'ends_at', limit: '12 hours', says: '12 hours old' },
  ];

  test.each(limits)('with remember me $rememberMe ends when it is $says', async ({ rememberMe, what, limit }) => {
    for (const [shift, status] of [
      ["- interval '1 minute'", 200],
      ["+ interval '1 minute'", 401],
    ] as const) {
      const { data } = await ann.signIn({ rememberMe });
      const text = `update sessions set ${what} = ${what} - (interval '${limit}' ${shift}) where id = $1`;
      await sql(text, [sessionOf(data)]);
      expect(await statusWith(app, data.accessToken)).toBe(status);
      await sql(text.replace(/interval '\d+ \w+' /, "interval '0' "), [sessionOf(data)]);
    }
  });

  test.each(limits)(
    '$says is not woken by any refresh (remember me $rememberMe)',
    async ({ rememberMe, what, limit }) => {
      const { data } = await ann.signIn({ rememberMe });
      await sql(`update sessions set ${what} = ${what} - (interval '${limit}' + interval '1 minute') where id = $1`, [
        sessionOf(data),
      ]);
      expect((await again(data.accessToken)).status).toBe(401);
      if (rememberMe) expect((await refresh(app, data.refreshToken)).status).toBe(401);
    },
  );

  test('lives no longer however often it is refreshed', async () => {
    const { data } = await ann.signIn();
    const end = async () =>
      (await sql('select ends_at from sessions where id = $1', [sessionOf(data)])).rows[0]?.ends_at;
    const before = await end();
    await refresh(app, data.refreshToken);
    await again(data.accessToken);
    expect(await end()).toBe(before);
  });

  test('is one of ten at most: the one longest unused ends', async () => {
    const ben = await visitor(app);
    const signedIn: SignedIn[] = [];
    for (let count = 0; count < 10; count += 1) signedIn.push((await ben.signIn()).data);
    const oldest = signedIn[3] as SignedIn;
    await sql("update sessions set last_used_at = now() - interval '1 day' where id = $1", [sessionOf(oldest)]);
    const replies = await Promise.all([ben.signIn(), ben.signIn(), ben.signIn()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const text = 'select id from live_sessions where account_id = $1';
    const live = (await sql(text, [ben.id])).rows.map(({ id }) => id);
    expect(live).toHaveLength(10);
    expect(live).not.toContain(sessionOf(oldest));
    for (const { data } of replies) expect(live).toContain(sessionOf(data));
  });
});
