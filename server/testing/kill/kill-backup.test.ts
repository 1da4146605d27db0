import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../src/database/embedded/embedded.ts';
import { isUnderWay } from '../../src/database/maintenance-runs.ts';
import { bareEnvironment } from '../bare-environment.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { recordedLog } from '../recorded-log.ts';
import { type ServerProcess, signInTo, startServer } from '../server-process.ts';
import { makeTestFolder, removeTestFolder } from '../test-folder.ts';

const rounds = Number(process.env.ENDURE_ROUNDS ?? 1);
const minutes = 60_000;

let folder: string;
let backups: string;
let server: ServerProcess;
/** How long a backup takes here before it writes, and how long it writes, in ms. */
let waits: number;
let writes: number;

beforeAll(async () => {
  folder = await makeTestFolder();
  backups = path.join(folder, 'backups');
  server = await startServer({ DATA_DIR: folder });
  const person = await signInTo(server.url);
  const lines = Array.from({ length: 300 }, () => ({
    type: 'service',
    description: 'Work',
    quantity: '1',
    unit: 'day',
    unitPrice: '10',
  }));
  for (let at = 0; at < 4; at += 1) await person.post('/project/save', { name: `Kept ${at}`, isInternal: true, lines });
  const first = program('backup', [path.join(backups, 'first.backup')]);
  const begun = performance.now();
  await first.speaks();
  waits = performance.now() - begun;
  expect(await first.ended).toMatchObject({ code: 0, err: '' });
  writes = performance.now() - begun - waits;
});
afterAll(async () => {
  await server.kill();
  await removeTestFolder(folder);
});

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Starts a program as `npm run` does. */
function program(name: string, args: string[] = [], environment: Record<string, string> = {}) {
  const file = fileURLToPath(new URL(`../../src/features/backup/${name}-command.ts`, import.meta.url));
  const env = { ...bareEnvironment(), DATA_DIR: folder, ...environment };
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Ended = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => (said.out += String(chunk)));
  child.stderr.on('data', (chunk) => (said.err += String(chunk)));
  const ended = new Promise<Ended>((settle) => child.once('close', (code) => settle({ ...said, code })));
  /** Waits until it says something, or is over. */
  const speaks = async () => {
    while (said.out === '' && child.exitCode === null) await sleep(5);
  };
  return { child, ended, speaks };
}

const names = async () => (await readdir(backups).catch(() => [])).sort();

/** Does something on the database of the server. */
async function withClient(act: (client: pg.Client) => Promise<void>): Promise<void> {
  const embedded = await openEmbedded({ dir: folder, log: recordedLog() });
  const client = new pg.Client(embedded.connection);
  try {
    await client.connect();
    await act(client);
  } finally {
    await client.end();
    await embedded.close();
  }
}

/** Kills a backup that has begun its file and waits for a table another transaction holds. */
async function killHalfWay(): Promise<void> {
  await withClient(async (client) => {
    await client.query('begin; lock table projects in access exclusive mode');
    const { child, ended } = program('backup', [path.join(backups, 'half.backup')]);
    const begun = async () => (await names()).filter((name) => name.endsWith('.partial')).length;
    await expect.poll(begun).toBe(1);
    child.kill('SIGKILL');
    expect(await ended).toMatchObject({ code: null });
    expect(await names()).not.toContain('half.backup');
    expect(await begun()).toBe(1);
  });
}

describe('a backup', () => {
  test(
    'that is killed is never taken for a whole one, blocks nothing, and the next one is whole',
    async () => {
      await killHalfWay();
      // At other moments, after which the file may be there, whole.
      for (let round = 1; round < rounds; round += 1) {
        const { child, ended, speaks } = program('backup', [path.join(backups, `round-${round}.backup`)]);
        if (round % 3 === 2) await sleep(Math.random() * waits);
        else await speaks().then(() => sleep(Math.random() * writes));
        child.kill('SIGKILL');
        await ended;
        const there = (await names()).includes(`round-${round}.backup`);
        if (there)
          expect(await program('verify', [path.join(backups, `round-${round}.backup`)]).ended).toMatchObject({
            code: 0,
          });
      }
      const last = await program('backup').ended;
      expect(last).toMatchObject({ code: 0, err: '' });
      const left = await names();
      expect(left.filter((name) => name.endsWith('.partial'))).toEqual([]);
      const made = left.find((name) => /^mandate-\d{4}-\d\d-\d\d-\d{6}\.backup$/.test(name)) ?? '';
      expect((await stat(path.join(backups, made))).mode & 0o777).toBe(0o600);
      expect((await program('verify', [path.join(backups, made)]).ended).out).toMatch(
        / projects +4\n[\s\S]*The backup is whole/,
      );
      await withClient(async (client) => {
        const { rows } = await client.query(
          `select 1 from maintenance_runs where ended_at is null or ${isUnderWay('id::text')}`,
        );
        expect(rows).toEqual([]);
      });
    },
    300_000 + rounds * minutes,
  );
});

describe('the programs of backup and restore', () => {
  test('say in one sentence what is wrong, and end with 1', async () => {
    const sentence = (text: RegExp) => ({ code: 1, out: expect.any(String), err: expect.stringMatching(text) });
    const [noFile, noKeys, noTarget] = await Promise.all([
      program('restore').ended,
      program('restore', [path.join(backups, 'first.backup')], { SECRETS_DIR: path.join(folder, 'none') }).ended,
      program('move').ended,
    ]);
    expect(noFile).toEqual(sentence(/^Name the backup: npm run restore -- <file>\n$/));
    expect(noKeys).toEqual(sentence(/^\S+none holds no secret-keys\.json: put the secrets folder .*\.\n$/));
    expect(noTarget).toEqual(sentence(/^Name the empty database with DATABASE_URL; .*\.\n$/));
    expect(await program('restore', [path.join(backups, 'first.backup')]).ended).toEqual(
      sentence(/^The database is not empty \(it has \w+\): .*\.\n$/),
    );
  });

  test('bring everything into another database, and the server goes on there', async () => {
    const target = await createTestDatabase('empty');
    try {
      const { user = '', host = '', port = 0, database = '', connectionString } = target.connection;
      const DATABASE_URL =
        connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
      expect(await program('move', [], { DATABASE_URL }).ended).toMatchObject({
        code: 1,
        err: expect.stringMatching(/The built-in database is in use: .*\.\n$/),
      });
      // What is prepared in the background is prepared, so that nothing is on its way any more.
      const person = await signInTo(server.url);
      await expect.poll(async () => (await person.get('/dashboard/get')).data).toMatchObject({ isBehind: false });
      await server.stop();
      const last = path.join(backups, 'last.backup');
      expect((await program('backup', [last]).ended).code).toBe(0);
      const moved = await program('move', [], { DATABASE_URL }).ended;
      expect(moved.code, moved.err).toBe(0);
      expect(moved.out).toMatch(/\nproject_lines +1200 +1200 +[0-9a-f]{16}\n/);
      expect(await program('verify', ['--all', '--against', last], { DATABASE_URL }).ended).toMatchObject({
        code: 0,
        out: expect.stringMatching(/totals: 4 projects[\s\S]*The database is as it should be\.\n$/),
      });
      server = await startServer({ DATA_DIR: folder, DATABASE_URL });
      const { data } = await (await signInTo(server.url)).post('/project/get-grid', {});
      expect(data).toMatchObject({ total: 4 });
    } finally {
      await server.stop();
      await target.close();
    }
  }, 300_000);
});
