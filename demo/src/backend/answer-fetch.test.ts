import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, DemoRefusal } from '../ask.ts';
import { chatUserId } from '../contract/chat-calls.ts';
import { resetMock } from './answer.ts';
import { answerFetch } from './answer-fetch.ts';
import { accountOfDemo } from './data/mock-account.ts';

/** What reached the real server. */
interface Arrived {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

let server: Server;
let arrived: Arrived[] = [];
const stops: (() => void)[] = [];
const browsersOwn = globalThis.fetch;

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request;
    const body = Buffer.concat(await request.toArray());
    arrived.push({ method, url, headers, body });
    if (url !== '/event/stream') return reply.writeHead(404, { 'content-type': 'text/plain' }).end('the real server');
    // It says something at once and never ends by itself.
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/invoice/list`));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  resetMock();
  arrived = [];
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const open = (hasAuth: boolean) => {
  const stop = answerFetch({ hasAuth });
  stops.push(stop);
  return stop;
};
const at = (path: string) => new URL(path, location.href).href;
const asking = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(at(path), body === undefined ? { headers } : { method: 'POST', body: JSON.stringify(body), headers });
const isMock = (reply: Response) => reply.headers.get('x-mock') === '1';
const sentence = async (reply: Response) => [reply.status, ((await reply.json()) as { message: string }).message];

describe('A request from any code of the page', () => {
  test('goes to the real server before the mock is opened, and again once all of it is closed', async () => {
    expect(isMock(await asking('/api/invoices/all'))).toBe(false);
    const [page, chat] = [open(true), open(false)];
    expect(isMock(await asking('/api/invoices/all'))).toBe(true);
    page();
    expect(isMock(await asking('/api/invoices/all'))).toBe(true);
    chat();
    expect(isMock(await asking('/api/invoices/all'))).toBe(false);
    expect(globalThis.fetch).toBe(browsersOwn);
    open(true);
    expect(isMock(await asking('/api/invoices/all'))).toBe(true);
    expect(arrived).toHaveLength(2);
  });

  test('gets the reply of the mock as JSON, with the argument taken from the address', async () => {
    open(false);
    const reply = await asking('/api/invoices?id=2');
    expect([reply.status, reply.headers.get('content-type'), isMock(reply)]).toEqual([200, 'application/json', true]);
    expect(await reply.json()).toMatchObject({ orderNo: 233 });
    const nobody = await asking('/api/user?id=nobody');
    expect([nobody.status, await nobody.text(), isMock(nobody)]).toEqual([200, '', true]);
    const board = await fetch(at('/api/scrum-board/add-board'), { method: 'POST', body: 'A bare title' });
    expect(await board.json()).toContainEqual({ id: expect.any(String), title: 'A bare title' });
    expect(await sentence(await asking('/api/scrum-board?id=nothing'))).toEqual([404, expect.any(String)]);
    expect(arrived).toEqual([]);
  });

  test('is answered as a Request object too, but not once it was aborted', async () => {
    open(false);
    expect(isMock(await fetch(new Request(at('/api/todo/all'))))).toBe(true);
    const given = new AbortController();
    const login = fetch(at('/api/auth/login'), { method: 'POST', body: '{}', signal: given.signal });
    given.abort();
    await expect(login).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('Every other request', () => {
  test('reaches the real server as it was sent, whatever it carries', async () => {
    open(true);
    const big = crypto.getRandomValues(new Uint8Array(60_000));
    const form = new FormData();
    form.set('entity', 'customer');
    form.set(
      'file',
      new File(
        Array.from({ length: 50 }, () => big),
        'Größe.bin',
        { type: 'application/x-own' },
      ),
    );
    const reply = await fetch(at('/file/save'), {
      method: 'POST',
      body: form,
      headers: { 'X-Time-Zone': 'Europe/Rome' },
    });
    expect([reply.status, await reply.text(), isMock(reply)]).toEqual([404, 'the real server', false]);
    const [upload] = arrived;
    expect(upload?.headers['x-time-zone']).toBe('Europe/Rome');
    const type = upload?.headers['content-type'] ?? '';
    const sent = await new Response(Uint8Array.from(upload?.body ?? []), {
      headers: { 'content-type': type },
    }).formData();
    const file = sent.get('file') as File;
    expect([sent.get('entity'), file.name, file.type, file.size]).toEqual([
      'customer',
      'Größe.bin',
      'application/x-own',
      3_000_000,
    ]);
    await fetch(at('/draft/save'), { method: 'POST', body: '{"typed":1}', keepalive: true });
    expect(arrived[1]?.body.toString()).toBe('{"typed":1}');
  });

  test('can be read while it is still arriving, and ends when its reader gives up', async () => {
    open(true);
    const given = new AbortController();
    const reply = await fetch(at('/event/stream'), { signal: given.signal });
    const reader = reply.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: first\n\n');
    given.abort();
    await expect(reader?.read()).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('reaches the real server: to another host, by another method, or to a path that only resembles one of the mock', async () => {
    open(true);
    const elsewhere = at('/api/invoices/all').replace('127.0.0.1', 'localhost');
    const asked = [
      fetch(elsewhere, { mode: 'cors' }),
      fetch(at('/api/invoices/all'), { method: 'DELETE' }),
      asking('/api/invoices/all/'),
      asking('/api/nothing'),
      asking('/account/get-grid', {}),
      asking('/token/refresh', {}),
    ];
    for (const reply of await Promise.all(asked)) expect(isMock(reply)).toBe(false);
    expect(arrived).toHaveLength(asked.length);
  });
});

describe('The mock’s own sign-in', () => {
  test('answers only while a page of the demo is shown', async () => {
    open(false);
    const registered = { email: 'one@demo.example', username: 'one', password: 'p' };
    expect(isMock(await asking('/api/auth/register', registered))).toBe(false);
    const close = open(true);
    expect(isMock(await asking('/api/auth/register', registered))).toBe(true);
    close();
    expect(isMock(await asking('/api/auth/register', registered))).toBe(false);
    expect(arrived.map(({ url }) => url)).toEqual(['/api/auth/register', '/api/auth/register']);
    expect(arrived[0]?.body.toString()).toBe(JSON.stringify(registered));
  });

  test('gives the profile of a token’s owner, refuses a missing token or account, and fails for nonsense', async () => {
    open(true);
    const profile = (headers?: Record<string, string>) => asking('/api/auth/profile', undefined, headers);
    const login = await asking('/api/auth/login', { email: accountOfDemo.email });
    const { accessToken, user } = (await login.json()) as { accessToken: string; user: object };
    const own = await profile({ Authorization: `Bearer ${accessToken}` });
    expect([own.status, await own.json()]).toEqual([200, { user }]);
    expect(await sentence(await profile())).toEqual([401, 'Invalid Authorization token']);
    expect(await sentence(await profile({ Authorization: 'Bearer none' }))).toEqual([500, 'Internal server error']);
    const registered = await asking('/api/auth/register', { email: 'gone@demo.example', username: 'gone' });
    const gone = (await registered.json()) as { accessToken: string };
    resetMock();
    const refused = await profile({ authorization: `Bearer ${gone.accessToken}` });
    expect(await sentence(refused)).toEqual([401, 'Invalid authorization token']);
    expect(arrived).toEqual([]);
  });
});

describe('What a screen of the demo asks', () => {
  test('is answered by the mock like any other request, even when the screen was left in the meantime', async () => {
    const asked = vi.spyOn(globalThis, 'Request');
    expect(await ask('GET /api/invoices', '2')).toMatchObject({ orderNo: 233 });
    expect(asked).toHaveBeenCalled();
    expect(await ask('GET /api/user', 'nobody')).toBeUndefined();
    expect(await ask('GET /api/chat/chat-room', { currentUser: chatUserId, contactId: 'person-2' })).toBeDefined();
    await expect(ask('GET /api/scrum-board', 'nothing')).rejects.toThrow(DemoRefusal);
    const made = await ask('POST /api/auth/register', { email: 'two@demo.example', username: 'two' });
    expect(made.user).toMatchObject({ email: 'two@demo.example' });
    expect([arrived, globalThis.fetch]).toEqual([[], browsersOwn]);
    asked.mockRestore();
  });
});
