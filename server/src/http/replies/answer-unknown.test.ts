import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Calls, callsTo } from '../../../testing/callers/call.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let nobody: Calls;

beforeAll(async () => {
  app = await startTestApp();
  nobody = callsTo(app);
});
afterAll(() => app.close());

/** Sends a request line that fetch would not send, and gives the whole answer. */
async function raw(line: string, headers = ''): Promise<string> {
  const { port } = new URL(app.url);
  const socket = connect({ host: '127.0.0.1', port: Number(port) });
  socket.end(`${line} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('a call that does not exist', () => {
  test.each([
    '/nope',
    '/customer',
    '/customer/',
    '/customer/save/',
    '/Customer/get-grid',
    '/api/customer/save',
    '/accounts/save',
    '/.env',
    '/register/customer',
    '//',
  ])('%s is answered 404 before any sign-in check', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const reply = await nobody.send(method, path, undefined);
      expect([reply.status, reply.errorCode, reply.result]).toEqual([404, 'callNotFound', 'error']);
    }
  });

  test('is answered 404 whatever is sent along', async () => {
    const reply = await nobody.send('POST', '/nope', '{bad', { 'content-type': 'text/csv' });
    expect(reply.status).toBe(404);
    expect((await nobody.post('/nope', {}, { accept: 'text/html' })).status).toBe(404);
  });

  test.each([
    '/%ZZ',
    '/customer/get-by-id/%E0%A4%A',
    `/customer/get-by-id/${'x'.repeat(101)}`,
    `/customer/remove/${'1'.repeat(5000)}`,
  ])('the unreadable address %s is answered with the envelope and every header', async (path) => {
    const reply = await nobody.get(path);
    expect([404, 401]).toContain(reply.status);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('x-request-id')).toBe(reply.requestId);
  });
});

describe('a call asked by another method', () => {
  test.each([
    ['/customer/save', 'POST'],
    ['/customer/get-grid', 'POST, GET, HEAD'],
    ['/project/remove/x', 'DELETE'],
    ['/project/undelete/x', 'PUT'],
    ['/health/live', 'GET, HEAD'],
    ['/account/verify-account', 'POST'],
  ])('%s is refused with the methods it has', async (path, allow) => {
    const known = allow.split(', ');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((each) => !known.includes(each)))
      for (const body of [undefined, '{bad']) {
        if (body !== undefined && method === 'GET') continue;
        const headers = body === undefined ? {} : { 'content-type': 'text/csv' };
        const reply = await nobody.send(method, path, body, headers);
        expect([reply.status, reply.errorCode], `${method} ${body}`).toEqual([405, 'methodNotAllowed']);
        expect(reply.headers.get('allow')?.split(', ').sort()).toEqual(known.sort());
      }
  });

  test('HEAD is refused without a body', async () => {
    const answer = await raw('HEAD /customer/save');
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer.toLowerCase()).toContain('allow: post');
  });

  test('methods that no call has are refused, too', async () => {
    for (const line of ['TRACE /customer/save', 'TRACE /', 'PROPFIND /customer/save', 'QUERY /customer/get-grid']) {
      const answer = await raw(line);
      expect(answer, line).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
      expect(answer).toContain('"methodNotAllowed"');
    }
  });

  test('an overriding header changes nothing', async () => {
    const reply = await nobody.post('/customer/remove/x', {}, { 'x-http-method-override': 'DELETE' });
    expect(reply.status).toBe(405);
  });
});

test('another origin gets no leave to read', async () => {
  const reply = await nobody.get('/health/live', { origin: 'https://evil.example' });
  expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  expect((await nobody.send('OPTIONS', '/customer/save', undefined, preflight)).status).toBe(405);
});
