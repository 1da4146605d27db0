import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo } from '../testing/callers/call.ts';
import { signIn } from '../testing/callers/people.ts';
import { saveCustomer, saveProject } from '../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createLog } from './create-log.ts';
import { createAccount } from './features/session/account/create-account.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the log tells what was asked and how it ended, and nothing that is secret', async () => {
  const password = 'a-very-secret-passphrase';
  const email = 'logged.person@mandate.example';
  await createAccount(app.database.db, { email, fullName: 'Logged', role: 'ADMIN', password });
  const nobody = callsTo(app);
  const { data } = await nobody.post<{ accessToken: string; refreshToken: string }>('/account/verify-account', {
    username: email,
    password,
  });
  await nobody.post('/account/verify-account', { username: email, password: `${password}-wrong` });
  const ann = callsTo(app, data.accessToken);
  const { id } = await saveCustomer(ann, { name: 'Loggedname', email: 'customer.address@mandate.example' });
  await saveProject(ann, { name: 'Loggedproject' });
  await ann.post('/customer/save', { name: 'x', email: 'bad address', password });
  await ann.get(`/customer/get-grid?query=${encodeURIComponent('{"search":"loggedsearch"}')}`);
  await ann.get(`/customer/get-by-id/${id}`);
  await ann.get('/nope?token=loggedtoken');
  const refreshed = await nobody.post<{ refreshToken: string }>('/token/refresh', { refreshToken: data.refreshToken });
  await nobody.post('/account/revoke-refresh-token', { refreshToken: refreshed.data.refreshToken });
  await nobody.get('/parameter/get-values', { authorization: `Bearer ${data.accessToken}` });

  const log = app.log.join('');
  const tokens = [data.accessToken, data.refreshToken, refreshed.data.refreshToken];
  for (const secret of [
    password,
    email,
    'customer.address',
    'bad address',
    'Loggedname',
    'loggedsearch',
    'loggedtoken',
    ...tokens,
  ])
    expect(log).not.toContain(secret);
  expect(log).not.toMatch(/@mandate\.example|Bearer|eyJ/);
  const told = app.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'replied');
  expect(told).toContainEqual(expect.objectContaining({ method: 'POST', path: '/customer/save', status: 400 }));
  expect(told).toContainEqual(expect.objectContaining({ method: 'GET', path: '/customer/get-by-id/:id', status: 200 }));
  for (const line of told) expect(line.reqId).toMatch(/^[0-9a-f-]{36}$/);
});

test('a failure is logged with the id the caller is told, and the caller is told nothing else', async () => {
  const person = await signIn(app, 'SA');
  await app.database.pool.query('alter table parameters rename to hidden_parameters');
  const response = await fetch(`${app.url}/parameter/get-values`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  await app.database.pool.query('alter table hidden_parameters rename to parameters');
  const envelope = await response.json();
  expect([response.status, envelope.result, envelope.errorCode, envelope.data]).toEqual([
    500,
    'fatal-error',
    'serverError',
    null,
  ]);
  expect(JSON.stringify(envelope)).not.toMatch(/parameters|relation|select|\.ts/);
  expect(
    app.log.some(
      (line) => line.includes(envelope.requestId) && line.includes('hidden') === false && line.includes('relation'),
    ),
  ).toBe(true);
});

test('health tells apart a living process, a ready one and one that is about to stop', async () => {
  const nobody = callsTo(app);
  expect((await nobody.get('/health/live')).data).toEqual({ status: 'live' });
  expect((await nobody.get('/health/ready')).data).toEqual({ status: 'ready' });
  app.stopping.isStopping = true;
  const reply = await nobody.get('/health/ready');
  expect([reply.status, reply.result, reply.errorCode]).toEqual([503, 'fatal-error', 'serviceUnavailable']);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect((await nobody.get('/health/live')).status).toBe(200);
  app.stopping.isStopping = false;
});

test('what is named like a secret is left out of the log at any depth, and of an error all but where it arose', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const secret = 'never to be read';
  for (const name of ['password', 'newPassword', 'oneTimePassword', 'token', 'accessToken', 'refreshToken', 'link'])
    log.info({ [name]: secret, body: { [name]: secret, rows: [{ deep: { [name]: [secret] } }] } }, 'said');
  log.info({ headers: { authorization: secret, 'set-cookie': secret }, clientSecret: secret }, 'said');
  log.info({ req: new Request('http://localhost', { headers: { authorization: secret } }), at: new Date() }, 'said');
  const cause = Object.assign(new Error('the cause'), { detail: secret });
  log.error(
    { err: Object.assign(new Error('failed', { cause }), { code: '23505', detail: secret, parameters: [secret] }) },
    'said',
  );
  log.child({ reqId: 'r1' }).warn({ kept: 'a plain value', count: 3, none: null, line: 'one\ntwo' }, 'said');
  expect(lines.join('')).not.toContain(secret);
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  const [error, plain] = lines.slice(-2).map((line) => JSON.parse(line));
  expect(error.err).toMatchObject({ message: 'failed', code: '23505', cause: { message: 'the cause' } });
  expect(error.err.stack).toContain('log.test');
  expect(plain).toMatchObject({ reqId: 'r1', kept: 'a plain value', count: 3, none: null, line: 'one\ntwo' });
});

test('an application whose log holds a password or token that calls sent or were told fails its tests', async () => {
  const other = await startTestApp();
  const nobody = callsTo(other);
  await nobody.post('/account/verify-account', { username: 'nobody@mandate.example', password: 'wrong but "secret"' });
  expect([...other.secrets]).toContain('wrong but "secret"');
  other.log.push(JSON.stringify({ msg: 'a slip', body: 'wrong but "secret"' }));
  await expect(other.close()).rejects.toThrow(/The log holds what is secret:\n.*a slip/);
});
