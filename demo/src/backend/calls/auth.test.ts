import { decodeJwt } from 'jose/jwt/decode';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockUser } from '../../contract/auth-calls.ts';
import { type MockReply, resetMock } from '../answer.ts';
import { replyOf } from '../reply-of.ts';

interface Session {
  accessToken: string;
  user: MockUser & { username?: string };
}

beforeEach(() => {
  resetMock();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const email = 'marta.reyes@demo.example';

async function login(payload: unknown) {
  const reply = replyOf('POST /api/auth/login', payload);
  await vi.advanceTimersByTimeAsync(1_000);
  return reply;
}

const register = (payload: unknown) => replyOf('POST /api/auth/register', payload);
const sessionOf = async (reply: Promise<MockReply | null>) => (await reply)?.body as Session;
const profile = (authorization: string | null) => replyOf('GET /api/auth/profile', undefined, authorization);

describe('Signing in to the mock', () => {
  test('takes a second and does not check the password', async () => {
    let isDone = false;
    const reply = replyOf('POST /api/auth/login', { email, password: 'whatever' }).finally(() => {
      isDone = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const { accessToken, user } = await sessionOf(reply);
    expect(user).toMatchObject({ id: 1, email, role: 'SA' });
    expect(Object.keys(user).sort()).toEqual(['avatar', 'email', 'id', 'name', 'role']);
    const claims = decodeJwt(accessToken);
    expect(claims).toMatchObject({ userId: 1, ...user });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(7 * 24 * 60 * 60);
  });

  test.each([{ email: 'nobody@demo.example' }, {}, undefined, null, { email: 5 }])('refuses %j', async (payload) => {
    expect(await login(payload)).toEqual({ status: 400, body: { message: 'Invalid email or password' } });
  });
});

describe('Registering with the mock', () => {
  test('makes everyone a guest with an id of their own', async () => {
    const first = await sessionOf(register({ email: 'one@demo.example', username: 'one', password: 'p' }));
    const second = await sessionOf(register({ email: 'two@demo.example', username: 'two' }));
    expect(first.user).toMatchObject({ role: 'GUEST', name: '', username: 'one', email: 'one@demo.example' });
    expect(new Set([1, first.user.id, second.user.id]).size).toBe(3);
    expect((await profile(`Bearer ${second.accessToken}`))?.body).toMatchObject({ user: { id: second.user.id } });
    expect((await login({ email: 'two@demo.example' }))?.status).toBe(200);
  });

  test('refuses an email that is taken', async () => {
    expect(await register({ email, username: 'again' })).toEqual({
      status: 400,
      body: { message: 'User already exists!' },
    });
  });
});

describe('The profile of the mock', () => {
  test('belongs to the person the token names', async () => {
    const { accessToken, user } = await sessionOf(login({ email }));
    expect(await profile(`Bearer ${accessToken}`)).toEqual({ status: 200, body: { user } });
  });

  test('is refused without a token', async () => {
    expect(await profile(null)).toEqual({ status: 401, body: { message: 'Invalid Authorization token' } });
  });

  test.each(['Bearer nonsense', 'Bearer', 'Bearer a.b.c'])('fails for the header “%s”', async (authorization) => {
    expect(await profile(authorization)).toEqual({ status: 500, body: { message: 'Internal server error' } });
  });

  test('fails for a token that has expired', async () => {
    const { accessToken } = await sessionOf(login({ email }));
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 3_600_000 + 60_000 });
    expect((await profile(`Bearer ${accessToken}`))?.status).toBe(500);
  });

  test('is refused when the account no longer exists', async () => {
    const { accessToken } = await sessionOf(register({ email: 'one@demo.example', username: 'one' }));
    resetMock();
    expect(await profile(`Bearer ${accessToken}`)).toEqual({
      status: 401,
      body: { message: 'Invalid authorization token' },
    });
  });
});
