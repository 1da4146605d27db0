import { request } from 'node:http';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldersIn } from '../../src/database/embedded/embedded-folders.ts';
import { superuserConnection } from '../../src/database/embedded/open-keeper.ts';
import { readPostmaster } from '../../src/database/embedded/postmaster.ts';
import { uuidV7 } from '../../src/database/uuid-v7.ts';
import type { Description } from '../../src/features/reference/json-schema.ts';
import { runOn } from '../database/on-server.ts';
import { fewHostileIds, hostileIds } from '../generated/hostile.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { makeTestFolder, removeTestFolder } from '../test-folder.ts';

/** A server as `npm start` starts it, asked for what is not the caller's; the long form takes every text for an id, and prints figures. */
const isLong = process.env.ENDURE_ROUNDS !== undefined;
const say = (line: string) => void (isLong && process.stdout.write(`  ${line}\n`));

const adminPassword = 'wandering quartz lantern';
const keptCalls = 200;

let folder: string;
let server: ServerProcess;
let sa: string;

beforeAll(async () => {
  folder = await makeTestFolder();
  server = await startServer({ DATA_DIR: folder });
  sa = (await signedIn('sa@mandate.example', 'a password')).accessToken;
});
afterAll(async () => {
  await server.kill();
  await removeTestFolder(folder);
});

interface Told<Data> {
  status: number;
  data: Data;
  errorCode: string | null;
}

/** Sends a text as it stands, to an address as it stands: what most clients put right is left wrong. */
function send<Data>(
  method: string,
  path: string,
  text?: string,
  headers: Record<string, string> = {},
): Promise<Told<Data>> {
  const typed =
    text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((settle, fail) => {
    const sent = request(server.url, { method, path, headers: { ...typed, ...headers } }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (piece) => (body += piece));
      reply.on('end', () => {
        const { data, errorCode } = JSON.parse(body) as Omit<Told<Data>, 'status'>;
        settle({ status: reply.statusCode ?? 0, data, errorCode });
      });
    });
    sent.on('error', fail).end(text);
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function post<Data>(token: string, path: string, body: object, headers: Record<string, string> = {}) {
  return send<Data>('POST', path, JSON.stringify(body), { ...(token && bearer(token)), ...headers });
}

interface SignedIn {
  accessToken: string;
  refreshToken: string | null;
}

async function signedIn(username: string, password: string): Promise<SignedIn> {
  const remembered = { username, password, rememberMe: true };
  return (await post<SignedIn>('', '/account/verify-account', remembered)).data;
}

interface Account {
  id: string;
  version: number;
  invitation: { link: string };
}

/** An ADMIN who chose the first password. */
async function newAdmin(email: string): Promise<Account> {
  const { data } = await post<Account>(sa, '/account/save', { fullName: 'Ann Admin', email, role: 'ADMIN' });
  const chosen = { token: data.invitation.link.split('#')[1], password: adminPassword };
  expect((await post('', '/account/set-password', chosen)).status).toBe(200);
  return data;
}

const key = { 'idempotency-key': 'one-key-for-all' };

test('a kept reply is nobody’s who may not see it any more, and lists are not kept', async () => {
  const email = 'ann@mandate.example';
  const { id, version } = await newAdmin(email);
  await post(sa, '/customer/save', { name: 'Known to few' });
  const list = { pageSize: 10 };
  const { accessToken } = await signedIn(email, adminPassword);
  expect((await post<GridPage<unknown>>(accessToken, '/customer/get-grid', list, key)).data.rows).toHaveLength(1);
  expect(await post(accessToken, '/customer/save', { name: 'Made by Ann' }, key)).toMatchObject({ status: 200 });

  // They wait for a project now: neither the list nor the reply of their own save is theirs.
  const demoted = await post(sa, '/account/save', { id, version: version + 1, role: 'GUEST' });
  expect(demoted).toMatchObject({ status: 200 });
  const waiting = (await signedIn(email, adminPassword)).accessToken;
  expect((await post<GridPage<unknown>>(waiting, '/customer/get-grid', list, key)).data.rows).toEqual([]);
  const again = await post(waiting, '/customer/save', { name: 'Made by Ann' }, key);
  expect(again.status).toBeGreaterThanOrEqual(400);

  // An SA who looks as a GUEST gets what the GUEST gets.
  expect((await post<GridPage<unknown>>(sa, '/project/get-grid', list, key)).status).toBe(200);
  const { data } = await post<{ accessToken: string }>(sa, '/session/view-as', { role: 'GUEST' });
  const looked = await post<GridPage<unknown>>(data.accessToken, '/customer/get-grid', list, key);
  expect(looked.data.rows).toEqual([]);

  const before = await databaseBytes();
  for (let at = 0; at < keptCalls; at += 1)
    await post(sa, '/customer/get-grid', { pageSize: 200 }, { 'idempotency-key': `key-${at}` });
  const grown = (await databaseBytes()) - before;
  say(`${keptCalls} lists under a key: the database grew by ${(grown / 1e6).toFixed(1)} MB`);
  expect(grown).toBeLessThan(2e6);
});

test('no address, no body and no pair of tokens is answered 500', async () => {
  const { paths } = (await (await fetch(`${server.url}/openapi.json`)).json()) as Description;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    path.includes('{') ? Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })) : [],
  );
  expect(calls.length).toBeGreaterThan(150);
  const wrong: string[] = [];
  const ids = isLong ? hostileIds : fewHostileIds.slice(-2);
  for (const { method, path } of calls) {
    for (const id of ids) {
      const text = method === 'POST' || method === 'PUT' ? '{}' : undefined;
      const { status } = await send(method, path.replace(/\{\w+\}/, id), text, bearer(sa));
      if (status >= 500 || status < 400) wrong.push(`${method} ${path} with ${id.slice(0, 40)}: ${status}`);
    }
  }
  say(
    `${calls.length * ids.length} calls of ${calls.length} operations with nonsense for an id, ${wrong.length} wrong`,
  );
  expect(wrong).toEqual([]);

  const twice = `{"name":"One","name":"Other","id":"${uuidV7()}"}`;
  expect(await send('POST', '/customer/save', twice, bearer(sa))).toMatchObject({ status: 400 });

  const [one, other] = [
    await signedIn('sa@mandate.example', 'a password'),
    await signedIn('sa@mandate.example', 'a password'),
  ];
  const mixed = await post('', '/token/refresh', { accessToken: one.accessToken, refreshToken: other.refreshToken });
  expect([mixed.status, mixed.errorCode]).toEqual([401, 'sessionExpired']);
});

async function databaseBytes(): Promise<number> {
  const found = await readPostmaster(foldersIn(folder).pgdata);
  if (!found?.listening) throw new Error('the database does not run');
  const text = 'select sum(pg_database_size(oid)) as bytes from pg_database';
  const [row] = await runOn(superuserConnection(found.listening), text);
  return Number(row?.bytes);
}
