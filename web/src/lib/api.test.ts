import type { Envelope } from '@mandate/contract/envelope.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const shown = vi.hoisted(() => ({ showError: vi.fn(), showWarning: vi.fn(), dismiss: vi.fn() }));
vi.mock('./toasts.ts', () => shown);

class MemoryStorage {
  private readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

type Answer = [status: number, envelope: Partial<Envelope>] | 'no reply';
let answers: Record<string, Answer[]>;
let asked: { path: string; headers: Record<string, string>; body: unknown }[];

function accessToken(secondsLeft: number, id = 'a'): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { user: { id }, iat: now, exp: now + secondsLeft };
  return `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
}

async function start(stored: Record<string, string>) {
  vi.resetModules();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const { call, CallError } = await import('./api.ts');
  const { currentSession, startSession } = await import('./session.ts');
  await startSession();
  return { call, CallError, currentSession };
}

beforeEach(() => {
  answers = {};
  asked = [];
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({
      path,
      headers: init.headers as Record<string, string>,
      body: JSON.parse(String(init.body ?? 'null')),
    });
    const answer = answers[path]?.shift() ?? [200, {}];
    if (answer === 'no reply') throw new TypeError('failed');
    const empty = { result: 'success', data: null, alerts: [], errorMessage: null, errorCode: null, requestId: 'r-1' };
    return new Response(JSON.stringify({ ...empty, ...answer[1] }), { status: answer[0] });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call carries the bearer token, the time zone and the idempotency key, and gives the data', async () => {
  const token = accessToken(900);
  const { call } = await start({ accessToken: token, rememberMe: 'true' });
  answers = { '/customer/save': [[200, { data: { id: 'c' } }]] };
  await expect(call('POST', '/customer/save', { name: 'N' }, { idempotencyKey: 'k' })).resolves.toEqual({ id: 'c' });
  expect(asked[0]?.headers).toMatchObject({ Authorization: `Bearer ${token}`, 'Idempotency-Key': 'k' });
  expect(asked[0]?.headers['X-Time-Zone']).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(asked[0]?.body).toEqual({ name: 'N' });
});

test('alerts of a success are shown as warnings', async () => {
  const { call } = await start({ accessToken: accessToken(900) });
  answers = { '/x': [[200, { alerts: ['One', 'Two'] }]] };
  await call('GET', '/x');
  expect(shown.showWarning.mock.calls).toEqual([['One'], ['Two']]);
});

test('a refusal is shown as a warning and rejects with its code and field errors', async () => {
  const { call } = await start({ accessToken: accessToken(900) });
  const fieldErrors = [{ field: 'name', code: 'fieldRequired', params: {}, message: 'This field is required.' }];
  const refusal: Answer = [
    400,
    { result: 'error', errorMessage: 'No', errorCode: 'validationFailed', data: { fieldErrors } },
  ];
  answers = { '/x': [refusal, refusal] };
  await expect(call('POST', '/x', {})).rejects.toMatchObject({
    result: 'error',
    code: 'validationFailed',
    fieldErrors,
    status: 400,
  });
  expect(shown.showWarning).toHaveBeenCalledExactlyOnceWith('No');
  await expect(call('POST', '/x', {}, { quiet: true })).rejects.toMatchObject({ code: 'validationFailed' });
  expect(shown.showWarning).toHaveBeenCalledTimes(1);
});

test('a fatal error shows the text for it and the request id, never what the server says', async () => {
  const { call } = await start({ accessToken: accessToken(900) });
  answers = { '/x': [[500, { result: 'fatal-error', errorMessage: 'at pg.js:12' }]] };
  await expect(call('GET', '/x', undefined, { quiet: true })).rejects.toMatchObject({
    result: 'fatal-error',
    requestId: 'r-1',
  });
  expect(shown.showError).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Server error'), {
    remark: 'Request r-1',
  });
});

test('an expired session is renewed once and the call repeated unseen', async () => {
  const { call } = await start({ accessToken: accessToken(900), refreshToken: 'r', rememberMe: 'true' });
  answers = {
    '/x': [
      [401, { result: 'session-expired' }],
      [200, { data: 1 }],
    ],
    '/token/refresh': [[200, { data: { accessToken: accessToken(900, 'b'), refreshToken: 'r2' } }]],
  };
  await expect(call('GET', '/x')).resolves.toBe(1);
  expect(localStorage.getItem('refreshToken')).toBe('r2');
  expect(shown.showWarning).not.toHaveBeenCalled();
});

test('a session that stays expired says so and leads to sign-in after two seconds', async () => {
  const { call, currentSession } = await start({ accessToken: accessToken(900) });
  answers = {
    '/x': [[401, { result: 'session-expired' }]],
    '/token/refresh-access-token': [[401, { result: 'session-expired', errorMessage: 'Over' }]],
  };
  await expect(call('GET', '/x')).rejects.toMatchObject({ result: 'session-expired' });
  expect(shown.showWarning).toHaveBeenCalledExactlyOnceWith('Your session ended. Sign in again.');
  vi.advanceTimersByTime(1999);
  expect(currentSession().status).toBe('signedIn');
  vi.advanceTimersByTime(1);
  expect(currentSession()).toEqual({ status: 'signedOut', left: false });
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('many calls near the end of the token share one refresh', async () => {
  const { call } = await start({ accessToken: accessToken(299), refreshToken: 'r', rememberMe: 'true' });
  const renewed = accessToken(900, 'b');
  answers = { '/token/refresh': [[200, { data: { accessToken: renewed, refreshToken: 'r2' } }]] };
  await Promise.all([call('GET', '/x'), call('GET', '/y'), call('GET', '/z')]);
  expect(asked.map(({ path }) => path).sort()).toEqual(['/token/refresh', '/x', '/y', '/z']);
  expect(asked.at(-1)?.headers.Authorization).toBe(`Bearer ${renewed}`);
});

test('a refused refresh rejects with the request error and clears the tokens', async () => {
  const { call, CallError } = await start({ accessToken: accessToken(200), refreshToken: 'r', rememberMe: 'true' });
  answers = { '/token/refresh': [[401, { result: 'session-expired', errorMessage: 'Over' }]] };
  await expect(call('GET', '/x')).rejects.toBeInstanceOf(CallError);
  expect(shown.showError.mock.calls.map(([text]) => text)).toEqual([
    'Over',
    expect.stringContaining('could not be sent'),
  ]);
  expect(localStorage.getItem('refreshToken')).toBeNull();
});

test.each<Answer>(['no reply', [503, { result: 'fatal-error' }], [429, { result: 'error' }]])(
  'a refresh that could not be done keeps the tokens and the call goes on with the last one (%j)',
  async (answer) => {
    const token = accessToken(200);
    const { call } = await start({ accessToken: token, refreshToken: 'r', rememberMe: 'true' });
    answers = { '/token/refresh': [answer], '/x': [[200, { data: 1 }]] };
    await expect(call('GET', '/x')).resolves.toBe(1);
    expect([localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]).toEqual([token, 'r']);
  },
);

test('a network that fails is said once per call and keeps the session', async () => {
  const { call, currentSession } = await start({ accessToken: accessToken(900) });
  answers = { '/x': ['no reply'] };
  await expect(call('GET', '/x')).rejects.toMatchObject({ result: 'no-connection' });
  expect(shown.showError).toHaveBeenCalledTimes(1);
  expect(currentSession().status).toBe('signedIn');
});

test('a wrong clock of this device is measured from the token and not believed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3600_000 });
  const serverNow = Math.floor(Date.now() / 1000) - 3 * 3600;
  const claims = { user: { id: 'a' }, iat: serverNow, exp: serverNow + 900 };
  const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
  vi.resetModules();
  const { call } = await import('./api.ts');
  const { signIn } = await import('./session.ts');
  answers = { '/account/verify-account': [[200, { data: { accessToken: token, refreshToken: null } }]] };
  await expect(signIn('ines@mandate.example', 'secret', false)).resolves.toBeNull();
  await call('GET', '/x');
  expect(asked.map(({ path }) => path)).toEqual(['/account/verify-account', '/x']);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(sessionStorage.getItem('accessToken')).toBe(token);
});
