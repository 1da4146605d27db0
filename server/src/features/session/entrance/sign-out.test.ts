import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo } from '../../../../testing/callers/call.ts';
import { auditOf, refresh, reSigned, statusWith, type Visitor, visitor } from '../../../../testing/callers/visitor.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let ann: Visitor;
beforeAll(async () => {
  app = await startTestApp();
  ann = await visitor(app);
});
afterAll(() => app.close());

const revoke = (body: object, token?: string) => callsTo(app, token).post('/account/revoke-refresh-token', body);

describe('signing out', () => {
  test('with the refresh token ends the session at once', async () => {
    const { data } = await ann.signIn();
    expect(await statusWith(app, data.accessToken)).toBe(200);
    const reply = await revoke({ refreshToken: data.refreshToken });
    expect([reply.status, reply.data]).toEqual([200, null]);
    expect(await statusWith(app, data.accessToken)).toBe(401);
    expect((await refresh(app, data.refreshToken)).status).toBe(401);
  });

  test('without one ends the session of the bearer, also when their token expired', async () => {
    const { data } = await ann.signIn({ rememberMe: false });
    const expired = await reSigned(app, data.accessToken, { exp: Math.floor(Date.now() / 1000) - 100 });
    expect(await statusWith(app, data.accessToken)).toBe(200);
    await revoke({}, expired);
    expect(await statusWith(app, data.accessToken)).toBe(401);
  });

  test('of nobody, of an unknown token and for a second time still succeeds', async () => {
    const { data } = await ann.signIn();
    const { refreshToken } = data;
    for (const body of [{}, { refreshToken: 'unknown' }, { refreshToken: null }, { refreshToken }, { refreshToken }])
      expect((await revoke(body)).status).toBe(200);
    expect((await revoke({}, 'not.a.token')).status).toBe(200);
  });

  test('leaves other sessions of the person alone, and is told in the audit once', async () => {
    const ben = await visitor(app);
    const [one, other] = [(await ben.signIn()).data, (await ben.signIn()).data];
    await revoke({ refreshToken: one.refreshToken });
    await revoke({ refreshToken: one.refreshToken });
    expect(await statusWith(app, other.accessToken)).toBe(200);
    expect((await auditOf(app, ben.id)).map(({ action }) => action)).toEqual(['signedIn', 'signedIn', 'signedOut']);
  });
});
