import { spawn } from 'node:child_process';
import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { healthChecks } from '@mandate/contract/overview/health.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareEnvironment } from '../../../testing/bare-environment.ts';
import { startEmbeddedProcess } from '../../../testing/database/embedded-process.ts';
import { runOn } from '../../../testing/database/on-server.ts';
import { startServer } from '../../../testing/server-process.ts';
import { makeTestFolder, removeTestFolder } from '../../../testing/test-folder.ts';
import { english } from '../../words/words.ts';
import { findNode } from './doctor/examine.ts';
import { findingLines } from './doctor/finding-lines.ts';

const program = fileURLToPath(new URL('doctor-command.ts', import.meta.url));
const adminPassword = 'a password nobody may read';

/** Runs the doctor as people do. */
async function doctor(environment: Record<string, string>, ...words: string[]) {
  const env = { ...bareEnvironment(), ADMIN_PASSWORD: adminPassword, PORT: '0', ...environment };
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  const code = await new Promise<number | null>((settle) => child.once('close', settle));
  expect(`${out}${err}`).not.toContain(adminPassword);
  return { code, out, err, lines: out.split('\n') };
}

/** The sign and the sentence of what was looked at under a name. */
function lineOf({ lines }: { lines: string[] }, name: string): string | undefined {
  const title = english.at(`health.check.${name}`);
  return lines.find((line) => line.slice(2).startsWith(`${title} `));
}

const said = (code: string, params: Record<string, string | number> = {}) =>
  english.at(`health.said.${code}`, params) ?? '';

test('every sentence has what to do next where it is not good', () => {
  expect(findingLines([findNode('22.1.0'), findNode('24.0.0')])).toEqual([
    `✗ Node.js                 ${said('nodeOld', { version: '22.1.0' })}`,
    `${' '.repeat(26)}Next: ${english.at('health.next.nodeOld')}`,
    `✓ Node.js                 ${said('nodeGood', { version: '24.0.0' })}`,
    '',
    english.at('health.doctor.bad', { count: 1 }),
  ]);
});

test('instants and sizes are told as people read them', () => {
  const at = { name: 'backup', level: 'good', code: 'backupGood', params: { at: '2026-11-22T05:10:59.123Z' } } as const;
  const params = { free: 1536 * 1024 * 1024, attachments: 0 };
  const size = { name: 'storage', level: 'good', code: 'storageGood', params } as const;
  const told = findingLines([at, size]).join('\n');
  expect(told).toContain('2026-11-22 05:10 UTC');
  expect(told).toContain('1.5 GB');
  expect(told).toContain('0 B');
});

describe('before the first start', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await makeTestFolder();
  });
  afterAll(() => removeTestFolder(folder));

  test('nothing is broken, nothing is made, and it says how to begin', async () => {
    const found = await doctor({ DATA_DIR: join(folder, 'data') });
    expect(lineOf(found, 'folders')).toMatch(/^! /);
    expect(lineOf(found, 'database')).toContain(said('databaseNotYet'));
    expect(lineOf(found, 'keys')).toContain(said('keysMissing'));
    expect(lineOf(found, 'port')).toMatch(/^✓ /);
    expect(found).toMatchObject({ code: 0, err: '' });
    expect(await readdir(folder)).toEqual([]);
  });

  test('a wrong environment is told with every fault and without its values', async () => {
    const secret = 'postgres-secret-word';
    const found = await doctor({ DATABASE_URL: `mysql://somebody:${secret}@host/db`, PORT: 'many' });
    expect(lineOf(found, 'configuration')).toMatch(/^✗ .*PORT.*DATABASE_URL|^✗ .*DATABASE_URL.*PORT/);
    expect(found.out).not.toContain(secret);
    expect(found.code).toBe(1);
  });

  test('a database that does not answer is told without the password', async () => {
    const url = 'postgres://somebody:postgres-secret-word@127.0.0.1:1/db';
    const found = await doctor({ DATABASE_URL: url, DATA_DIR: folder });
    expect(lineOf(found, 'database')).toMatch(/^✗ .*does not answer/);
    expect(found.out).not.toContain('postgres-secret-word');
    expect(found.code).toBe(1);
  });

  test('a word it does not know is refused', async () => {
    const { code, err, out } = await doctor({}, '--everything');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('--mail');
  });
});

describe('beside a server', () => {
  let folder: string;
  let address: URL;
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    folder = await makeTestFolder();
    const server = await startServer({ DATA_DIR: folder });
    stop = () => server.stop();
    address = new URL(server.url);
  });
  afterAll(async () => {
    await stop();
    await removeTestFolder(folder);
  });

  test('everything is looked at, and the port is found to be the product’s own', async () => {
    const found = await doctor({ DATA_DIR: folder, PORT: address.port }, '--mail');
    const names = ['node', 'configuration', 'folders', ...healthChecks, 'keys', 'mailServer', 'port'];
    for (const name of names) expect(lineOf(found, name), `${name}\n${found.out}`).toMatch(/^[✓!] /);
    expect(lineOf(found, 'database')).toContain('✓');
    expect(lineOf(found, 'port')).toContain(said('portProduct', { port: address.port }));
    expect(lineOf(found, 'mailServer')).toContain(said('mailServerNone'));
    expect(found).toMatchObject({ code: 0, err: '' });
    expect(found.lines.at(-2)).toMatch(/Worth a look: \d/);
  });

  test('folders and keys that others can read are broken, and how to close them is told', async () => {
    const secrets = join(folder, 'secrets');
    await chmod(secrets, 0o755);
    const found = await doctor({ DATA_DIR: folder });
    expect(lineOf(found, 'folders')).toBe(
      `✗ Folders                 ${said('foldersOpen', { folder: secrets, mode: '755' })}`,
    );
    expect(found.out).toContain(`chmod 700 ${secrets}`);
    expect(found.code).toBe(1);
    await chmod(secrets, 0o700);
    const keys = join(secrets, 'secret-keys.json');
    await chmod(keys, 0o640);
    expect((await doctor({ DATA_DIR: folder })).out).toContain(`chmod 600 ${keys}`);
    await chmod(keys, 0o600);
  });

  test('a port somebody else listens on is broken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((settle) => other.once('listening', settle));
    const { port } = other.address() as AddressInfo;
    other.on('connection', (socket) => socket.end('no product\n'));
    const found = await doctor({ DATA_DIR: folder, PORT: String(port) });
    other.close();
    expect(lineOf(found, 'port')).toBe(`✗ Port                    ${said('portTaken', { port })}`);
    expect(found.code).toBe(1);
  });

  test('what is sealed and does not open is broken; so is a mail server out of reach, when it is called', async () => {
    const user = await startEmbeddedProcess(folder);
    const { connection } = user;
    await runOn(
      connection,
      "update mail_servers set host = '127.0.0.1', port = 1, auth_method = 'none', security = 'none'",
    );
    const allowed = { DATA_DIR: folder, MAIL_ALLOW_PRIVATE: 'true' };
    expect(lineOf(await doctor(allowed), 'mailServer')).toBe(undefined);
    const called = await doctor(allowed, '--mail');
    expect(lineOf(called, 'mailServer')).toMatch(/^✗ /);
    expect(called.code).toBe(1);
    await runOn(connection, "update mail_servers set secret = 's1.none.AAAAAAAAAAAAAAAA.AA.AAAAAAAAAAAAAAAAAAAAAA'");
    const sealed = await doctor(allowed, '--mail');
    expect(lineOf(sealed, 'keys')).toContain(`✗ Keys                    ${said('keysDoNotOpen')}`);
    expect(lineOf(sealed, 'mailServer')).toBe(undefined);
    const other = join(folder, 'other');
    const lost = await doctor({ ...allowed, SECRETS_DIR: other });
    expect(lineOf(lost, 'keys')).toContain(said('keysLost'));
    expect(lost.code).toBe(1);
    await runOn(connection, 'update mail_servers set secret = null, host = null');
    await user.close();
  });

  test('a file of keys that holds none is reported without what is in it', async () => {
    const file = join(folder, 'secrets', 'broken-keys.json');
    await writeFile(file, 'a secret that is no key', { mode: 0o600 });
    const found = await doctor({ DATA_DIR: folder });
    await rm(file);
    expect(lineOf(found, 'keys')).toMatch(/^✗ .*broken-keys\.json/);
    expect(found.out).not.toContain('a secret that is no key');
  });
});
