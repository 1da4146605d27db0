import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredCalls } from '../../../testing/callers/declared-calls.ts';
import { everyRole, inLanguage, type Person } from '../../../testing/callers/people.ts';
import { saveCustomer } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { setHeaders } from './headers.ts';

let app: TestApp;
let folder: string;
let people: Record<string, Person>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandate-replies-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><script nonce="__CSP_NONCE__"></script>');
  await writeFile(join(folder, 'public-document.html'), '');
  await writeFile(join(folder, 'assets', 'app-1.js'), 'export {};');
  app = await startTestApp({ webDir: folder });
  const roles = await everyRole(app);
  await saveCustomer(roles.EDITOR, { code: 'TAKEN' });
  people = roles;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const json = { 'content-type': 'application/json' };
const html = { accept: 'text/html' };

interface Asked {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
  as?: string;
}

/** Sends a request as it stands: a person's calls would fail the test on a 500. */
function ask(path: string, { method = 'GET', body, headers = {}, as }: Asked = {}): Promise<Response> {
  const authorization = as === undefined ? {} : { authorization: `Bearer ${people[as]?.token}` };
  const init = { method, headers: { ...authorization, ...headers }, ...(body !== undefined && { body }) };
  return fetch(app.url + path, init);
}

const save = (body: string, others: Asked = {}): Asked => ({
  method: 'POST',
  body,
  headers: json,
  as: 'EDITOR',
  ...others,
});

const replies: [what: string, status: number, path: string, asked?: Asked][] = [
  ['a success', 200, '/parameter/get-values', { as: 'EDITOR' }],
  ['a body with a fault', 400, '/customer/save', save('{}')],
  ['a body that is no JSON', 400, '/customer/save', save('{')],
  ['a call without a session', 401, '/parameter/get-values'],
  ['a call that is not permitted', 403, '/customer/save', save('{}', { as: 'GUEST' })],
  ['an unknown record', 404, '/customer/get-by-id/x', { as: 'EDITOR' }],
  ['an unknown call', 404, '/nope'],
  ['an unreadable address', 404, '/%ZZ'],
  ['a method the call does not have', 405, '/customer/save', { method: 'PUT' }],
  ['a preflight', 405, '/customer/save', { method: 'OPTIONS' }],
  ['a code that is taken', 409, '/customer/save', save('{"name":"Second","code":"TAKEN"}')],
  ['a body that is too large', 413, '/customer/save', save(' '.repeat(300_000))],
  ['a body of another type', 415, '/customer/save', save('a', { headers: { 'content-type': 'text/csv' } })],
  ['the description of the calls', 200, '/openapi.json'],
  ['the index page', 200, '/home/projects', { headers: html }],
  ['an asset', 200, '/assets/app-1.js'],
  ['an asset that does not exist', 404, '/assets/nope.js'],
];

/** The headers no reply is without. */
function expectHeaders({ headers }: Response): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'cache-control': expect.stringMatching(/^(no-store|public, max-age=31536000, immutable)$/),
  });
  for (const told of ['server', 'x-powered-by']) expect(headers.get(told)).toBeNull();
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
}

describe('every header is on', () => {
  test.each(replies)('%s (%i)', async (_what, status, path, asked) => {
    const foreign = { origin: 'https://elsewhere.example' };
    const response = await ask(path, { ...asked, headers: { ...foreign, ...asked?.headers } });
    expect(response.status).toBe(status);
    expectHeaders(response);
  });

  test('a failure of the server (500), which tells nothing of itself', async () => {
    await app.database.pool.query('alter table parameters rename to parameters_away');
    const response = await ask('/parameter/get-values', { as: 'EDITOR' });
    await inLanguage(app, people.ADMIN as Person, 'de');
    const inGerman = await ask('/parameter/get-values', { as: 'ADMIN' });
    await app.database.pool.query('alter table parameters_away rename to parameters');
    expect(response.status).toBe(500);
    expectHeaders(response);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ result: 'fatal-error', errorCode: 'serverError', data: null });
    expect(text).not.toMatch(/parameters|relation|stack|\.ts|node_modules/);
    expect((await inGerman.json()).errorMessage).toMatch(/^Serverfehler\. /);
    const { requestId } = JSON.parse(text);
    expect(app.log.filter((line) => line.includes(requestId) && line.includes('call failed'))).toHaveLength(1);
  });

  test('a server that is about to stop (503)', async () => {
    app.stopping.isStopping = true;
    const response = await ask('/health/ready');
    app.stopping.isStopping = false;
    expect(response.status).toBe(503);
    expectHeaders(response);
  });
});

test('browsers may keep only assets, under their hashed names', async () => {
  for (const [what, , path, asked] of replies) {
    const { headers } = await ask(path, asked);
    const isAsset = path === '/assets/app-1.js';
    expect(headers.get('cache-control')?.includes('immutable'), what).toBe(isAsset);
  }
});

test('a page takes scripts and styles of its own only, and makes markup of text through Trusted Types only', async () => {
  const policy = (await ask('/', { headers: html })).headers.get('content-security-policy') ?? '';
  const directives = new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]));
  expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'default-src'])
    expect(directives.get(name)).toBe(`${name} 'none'`);
  expect(directives.get('connect-src')).toBe("connect-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('a page that came over HTTPS stays on HTTPS for a year', async () => {
  const proxied = Fastify({ trustProxy: '127.0.0.1' });
  setHeaders(proxied);
  proxied.get('/', async () => '');
  const over = async (scheme: string) =>
    (await proxied.inject({ url: '/', headers: { 'x-forwarded-proto': scheme } })).headers['strict-transport-security'];
  expect(await over('https')).toBe('max-age=31536000; includeSubDomains');
  expect(await over('http')).toBeUndefined();
  await proxied.close();
});

/** Sends a request line that fetch would not send, and gives the whole answer. */
async function raw(line: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(app.url).port) });
  socket.end(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

test('no call has a method it does not declare, whoever asks', async () => {
  const calls = declaredCalls(app);
  const paths = [...new Set(calls.map(({ path }) => path))];
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    const known = calls.flatMap((call) => (call.path === path ? [call.method] : []));
    const address = path.replace(':id', 'x');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((each) => !known.includes(each))) {
      const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
      const response = await ask(address, { method, headers, as: 'SA' });
      expect([response.status, response.headers.get('access-control-allow-origin')], `${method} ${path}`).toEqual([
        405,
        null,
      ]);
    }
    expect(await raw(`TRACE ${address}`)).toMatch(/^HTTP\/1\.1 405 /);
  }
});

test('a page asked for by a call that does not exist is the envelope, never the index page', async () => {
  for (const accept of ['application/json', '*/*', 'image/png']) {
    const response = await ask('/customers/get-grid', { headers: { accept } });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  }
  const posted = await ask('/customers/save', { method: 'POST', headers: { ...html, ...json }, body: '{}' });
  expect([posted.status, (await posted.json()).errorCode]).toEqual([404, 'callNotFound']);
});
