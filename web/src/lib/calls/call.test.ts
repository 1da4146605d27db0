import type { Envelope } from '@mandate/contract/replies/envelope.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const shown = vi.hoisted(() => ({ showError: vi.fn(), showWarning: vi.fn(), showInfo: vi.fn(), dismiss: vi.fn() }));
vi.mock('../frame/show-success-and-errors.ts', () => shown);

class MemoryStorage {
  private readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

type Answer = [status: number, envelope: Partial<Envelope>] | 'no reply';
let answers: Record<string, (Answer | Promise<Answer>)[]>;
let asked: { path: string; headers: Record<string, string>; body: unknown }[];

function accessToken(secondsLeft: number, id = 'a'): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { user: { id }, iat: now, exp: now + secondsLeft };
  return `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
}

async function start(stored: Record<string, string>) {
  vi.resetModules();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const { call, CallError } = await import('./call.ts');
  const { currentSession, startSession } = await import('../session/session.ts');
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
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({
      path,
      headers: init.headers as Record<string, string>,
      body: init.body instanceof FormData ? init.body : JSON.parse(String(init.body ?? 'null')),
    });
    const answer = await (answers[path]?.shift() ?? [200, {}]);
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
  expect(asked[0]?.headers['Accept-Language']).toBe('en');
  expect(asked[0]?.body).toEqual({ name: 'N' });
});

test('remarks of the server on a success are shown as warnings', async () => {
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

test('days in sentences are read as the person writes them, in refusals and in remarks', async () => {
  const { call } = await start({ accessToken: accessToken(900) });
  const { setSentenceReader } = await import('./sentence-as-read.ts');
  answers['/period/close'] = [
    [409, { result: 'error', errorMessage: 'Open up to 2026-11-30.' }],
    [200, { alerts: ['Closed up to 2026-11-30.', 'Nothing else.'] }],
  ];
  setSentenceReader((sentence) => sentence.replace(/\d{4}-(\d\d)-(\d\d)/, '$2/$1'));
  await expect(call('POST', '/period/close')).rejects.toThrow('Open up to 30/11.');
  expect(shown.showWarning).toHaveBeenLastCalledWith('Open up to 30/11.');
  await call('POST', '/period/close');
  expect(shown.showWarning.mock.calls.slice(1)).toEqual([['Closed up to 30/11.'], ['Nothing else.']]);
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

test('a server that is unavailable for the moment is reported with its own sentence', async () => {
  const { call } = await start({ accessToken: accessToken(900) });
  const full: Partial<Envelope> = { result: 'fatal-error', errorMessage: 'Too little room.', errorCode: 'diskFull' };
  answers = { '/x': [[503, full]] };
  await expect(call('POST', '/x', {})).rejects.toMatchObject({ result: 'fatal-error', code: 'diskFull', status: 503 });
  expect(shown.showError).toHaveBeenCalledExactlyOnceWith('Too little room.', { remark: 'Request r-1' });
});

test('an expired session is renewed once and the call repeated unnoticed', async () => {
  const { call } = await start({ accessToken: accessToken(900), refreshToken: 'r', rememberMe: 'true' });
  answers = {
    '/x': [
      [401, { result: 'session-expired' }],
      [200, { data: 1 }],
    ],
    '/token/refresh': [[200, { data: { accessToken: accessToken(901), refreshToken: 'r2' } }]],
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

test('a failed connection is reported once per call and keeps the session', async () => {
  const { call, currentSession } = await start({ accessToken: accessToken(900) });
  answers = { '/x': ['no reply'] };
  await expect(call('GET', '/x')).rejects.toMatchObject({ result: 'no-connection' });
  expect(shown.showError).toHaveBeenCalledTimes(1);
  expect(currentSession().status).toBe('signedIn');
});

test('a refused token that a refresh under way could not renew ends no session', async () => {
  const { call, currentSession } = await start({ accessToken: accessToken(60), refreshToken: 'r', rememberMe: 'true' });
  const { promise: lateLoss, resolve: lose } = Promise.withResolvers<Answer>();
  const { promise: lateRefusal, resolve: refuse } = Promise.withResolvers<Answer>();
  const refused: Answer = [401, { result: 'session-expired' }];
  answers = { '/token/refresh': ['no reply', lateLoss], '/a': [lateRefusal, refused] };
  const first = call('GET', '/a').catch((problem: unknown) => problem);
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain('/a'));
  // It waits for a refresh of its own, whose outcome the first call takes too.
  const second = call('GET', '/b').catch((problem: unknown) => problem);
  await vi.waitFor(() => expect(asked.filter(({ path }) => path === '/token/refresh')).toHaveLength(2));
  refuse(refused);
  await new Promise(setImmediate);
  lose('no reply');
  await Promise.all([first, second]);
  await vi.advanceTimersByTimeAsync(3000);
  await expect(first).resolves.toMatchObject({ result: 'no-connection' });
  expect(currentSession().status).toBe('signedIn');
});

/** Signs in with a token that lives 900 s from a moment of the server's clock, in seconds. */
async function signInAt(issued: number) {
  const claims = { user: { id: 'a' }, iat: issued, exp: issued + 900 };
  const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
  vi.resetModules();
  const { call } = await import('./call.ts');
  const { signIn } = await import('../session/sign-in.ts');
  answers = { '/account/verify-account': [[200, { data: { accessToken: token, refreshToken: null } }]] };
  await expect(signIn('ines@mandate.example', 'secret', false)).resolves.toBeNull();
  return { call, token };
}

test('a wrong clock on this device does not change when a token is renewed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3600_000 });
  const { call, token } = await signInAt(Math.floor(Date.now() / 1000) - 3 * 3600);
  await call('GET', '/x');
  expect(asked.map(({ path }) => path)).toEqual(['/account/verify-account', '/x']);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(sessionStorage.getItem('accessToken')).toBe(token);
});

test('a slow reply to the sign-in does not change when a token is renewed', async () => {
  const issued = Math.floor(Date.now() / 1000);
  vi.useFakeTimers({ toFake: ['Date'], now: (issued + 3) * 1000 });
  const { call } = await signInAt(issued);
  vi.setSystemTime((issued + 900 - 301) * 1000);
  await call('GET', '/x');
  vi.setSystemTime((issued + 900 - 299) * 1000);
  answers = { '/token/refresh-access-token': [[200, { data: { accessToken: accessToken(900), refreshToken: null } }]] };
  await call('GET', '/x');
  expect(asked.map(({ path }) => path)).toEqual(['/account/verify-account', '/x', '/token/refresh-access-token', '/x']);
});

test('form data is sent as it is, and the browser names its boundary', async () => {
  const { call } = await start({ accessToken: accessToken(900) });
  const form = new FormData();
  form.set('entity', 'customer');
  await call('POST', '/file/save', form);
  expect(asked[0]?.body).toBe(form);
  expect(Object.keys(asked[0]?.headers ?? {})).not.toContain('Content-Type');
});

test('too many attempts are refused with the seconds to wait', async () => {
  const { call } = await start({ accessToken: accessToken(900) });
  const sentence = 'Too many attempts. Try again in 40 seconds.';
  answers = { '/x': [[429, { result: 'error', errorCode: 'tooManyAttempts', errorMessage: sentence }]] };
  await expect(call('POST', '/x', {})).rejects.toMatchObject({ code: 'tooManyAttempts', status: 429 });
  expect(shown.showWarning).toHaveBeenCalledExactlyOnceWith(sentence);
});

test('a missing token is renewed first; where that is refused the request is never sent', async () => {
  const { call } = await start({ accessToken: accessToken(900), refreshToken: 'r', rememberMe: 'true' });
  localStorage.removeItem('accessToken');
  answers = { '/token/refresh': [[200, { data: { accessToken: accessToken(900), refreshToken: 'r2' } }]] };
  await call('GET', '/x');
  localStorage.removeItem('accessToken');
  answers = { '/token/refresh': [[401, { result: 'session-expired', errorMessage: 'Over' }]] };
  await expect(call('GET', '/y')).rejects.toMatchObject({ result: 'session-expired' });
  expect(asked.map(({ path }) => path)).toEqual(['/token/refresh', '/x', '/token/refresh']);
  expect(shown.showError).toHaveBeenCalledWith(expect.stringContaining('could not be sent'));
});

const reauth: Answer = [403, { result: 'error', errorCode: 'reauthNeeded', errorMessage: 'Confirm your password.' }];

test('a call that needs the password again waits for it and is repeated by itself', async () => {
  const { call } = await start({ accessToken: accessToken(900) });
  const { openQuestion } = await import('../session/reauth.ts');
  answers = { '/account/save': [reauth, [200, { data: 1 }]] };
  const saved = call('POST', '/account/save', { role: 'SA' }, { loader: true });
  await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
  const { isLoading } = await import('../frame/loader.ts');
  expect(isLoading()).toBe(false);
  openQuestion()?.answer(true);
  await expect(saved).resolves.toBe(1);
  expect(asked.map(({ body }) => body)).toEqual([{ role: 'SA' }, { role: 'SA' }]);
  expect(openQuestion()).toBeNull();
  expect(shown.showWarning).not.toHaveBeenCalled();
});

test('a call whose password is not confirmed is refused, and not sent again', async () => {
  const { call } = await start({ accessToken: accessToken(900) });
  const { openQuestion } = await import('../session/reauth.ts');
  answers = { '/x': [reauth] };
  const refused = expect(call('POST', '/x', {})).rejects.toMatchObject({ code: 'reauthNeeded' });
  await vi.waitFor(() => expect(openQuestion()).not.toBeNull());
  openQuestion()?.answer(false);
  await refused;
  expect(asked).toHaveLength(1);
});

test('a call refused until there is a new password marks the person as needing one', async () => {
  const { call, currentSession } = await start({ accessToken: accessToken(900) });
  answers = { '/x': [[403, { result: 'error', errorCode: 'passwordChangeNeeded', errorMessage: 'First.' }]] };
  await expect(call('GET', '/x')).rejects.toMatchObject({ code: 'passwordChangeNeeded' });
  expect(currentSession()).toMatchObject({ status: 'signedIn', user: { mustChangePassword: true } });
});

async function startViewing(seconds = 900) {
  const own = accessToken(900, 'sa');
  const started = await start({ accessToken: own, refreshToken: 'r', rememberMe: 'true' });
  const session = await import('../session/session.ts');
  const view = accessToken(seconds, 'guest');
  session.beginView(view);
  return { ...started, ...session, own, view };
}

test('while looking as another person, calls carry that token and the own session stays', async () => {
  const { call, currentSession, stopView, own, view } = await startViewing();
  expect(currentSession()).toMatchObject({ user: { id: 'guest' }, viewer: { id: 'sa' } });
  await call('GET', '/x');
  await stopView();
  await call('GET', '/y');
  expect(asked.map(({ path, headers }) => [path, headers.Authorization])).toEqual([
    ['/x', `Bearer ${view}`],
    ['/account/revoke-refresh-token', `Bearer ${view}`],
    ['/y', `Bearer ${own}`],
  ]);
  expect(currentSession()).toMatchObject({ user: { id: 'sa' }, viewer: null });
  expect(localStorage.getItem('refreshToken')).toBe('r');
});

test('looking as another person is renewed by its own token alone', async () => {
  const { call, view } = await startViewing(200);
  const renewed = accessToken(900, 'guest');
  answers = { '/token/refresh-access-token': [[200, { data: { accessToken: renewed } }]] };
  await call('GET', '/x');
  expect(asked[0]?.body).toEqual({ accessToken: view });
  expect(asked[1]?.headers.Authorization).toBe(`Bearer ${renewed}`);
});

test('a look as another person that the server ended leads back to the own session, and repeats no call', async () => {
  const { call, currentSession } = await startViewing();
  // Said around every page behind the sign-in.
  await (await import('../i18n/i18n.ts')).loadWords('list');
  answers = {
    '/x': [[401, { result: 'session-expired' }]],
    '/token/refresh-access-token': [[401, { result: 'session-expired', errorMessage: 'Over' }]],
  };
  await expect(call('POST', '/x', {})).rejects.toMatchObject({ result: 'session-expired' });
  expect(asked.filter(({ path }) => path === '/x')).toHaveLength(1);
  expect(currentSession()).toMatchObject({ status: 'signedIn', user: { id: 'sa' }, viewer: null });
  expect(shown.showInfo).toHaveBeenCalledExactlyOnceWith('You are viewing Mandate as yourself again.');
  expect(shown.showWarning).not.toHaveBeenCalled();
  expect(shown.showError).not.toHaveBeenCalled();
});

test('a call made while looking as another person is not repeated as oneself once that was stopped', async () => {
  const { call, stopView } = await startViewing();
  answers = { '/x': [[401, { result: 'session-expired' }]] };
  const refused = expect(call('POST', '/x', {})).rejects.toMatchObject({ result: 'session-expired' });
  await stopView();
  await refused;
  expect(asked.filter(({ path }) => path === '/x')).toHaveLength(1);
});

test('signing out while looking as another person ends both sessions', async () => {
  const { currentSession, signOut, own } = await startViewing();
  await signOut();
  expect(currentSession()).toEqual({ status: 'signedOut', left: true });
  expect(sessionStorage.getItem('viewToken')).toBeNull();
  expect(asked.at(-1)).toMatchObject({ headers: { Authorization: `Bearer ${own}` }, body: { refreshToken: 'r' } });
});
