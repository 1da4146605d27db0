import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startEmbeddedProcess } from '../../../testing/database/embedded-process.ts';
import { runOn } from '../../../testing/database/on-server.ts';
import { recordedLog } from '../../../testing/recorded-log.ts';
import { makeTestFolder, removeTestFolder } from '../../../testing/test-folder.ts';
import { connect } from '../connection/connect.ts';
import { sql } from '../queries/sql.ts';
import { inTransaction, mayCommitAhead } from '../queries/transaction.ts';
import { copiedBinaries } from './copied-binaries.ts';
import { openEmbedded, stopIfUnused } from './embedded.ts';
import { foldersIn } from './embedded-folders.ts';
import { isLiving, readPostmaster } from './postmaster.ts';
import { startAhead } from './start-ahead.ts';

const rounds = Number(process.env.ENDURE_ROUNDS ?? 1);
const isRoot = process.getuid?.() === 0;
let programs: string;
let folder: string;

beforeAll(async () => {
  programs = await makeTestFolder();
  await copiedBinaries(programs, undefined);
});

afterAll(() => removeTestFolder(programs));

beforeEach(async () => {
  folder = await makeTestFolder();
  await lendPrograms(folder);
});

afterEach(() => removeTestFolder(folder));

/** Copying the programs takes longer than the rest of a first start; most tests need not do it again. */
async function lendPrograms(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const name of await readdir(programs)) await symlink(join(programs, name), join(dir, name));
}

async function postmasterPid(dir = folder): Promise<number> {
  const { pgdata } = foldersIn(dir);
  const pid = (await readPostmaster(pgdata))?.pid;
  return pid && (await isLiving(pgdata, pid)) ? pid : 0;
}

async function answers(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe('the built-in database', { timeout: 300_000 + rounds * 10_000 }, () => {
  test('is made, keeps its data over a restart, and stops with its last user', async () => {
    const first = await openEmbedded({ dir: folder, log: recordedLog() });
    await runOn(first.connection, 'create table kept (id int); insert into kept values (7)');
    await first.close();
    expect(await postmasterPid()).toBe(0);
    const second = await openEmbedded({ dir: folder, log: recordedLog() });
    expect(await runOn(second.connection, 'select id from kept')).toEqual([{ id: 7 }]);
    await second.close();
    expect(await postmasterPid()).toBe(0);
  });

  test('is begun ahead where its data are there, and then joined and not started again', async () => {
    await startAhead(folder);
    expect(await postmasterPid()).toBe(0);
    const first = await openEmbedded({ dir: folder, log: recordedLog() });
    await first.close();
    await startAhead(folder);
    await expect.poll(() => postmasterPid()).not.toBe(0);
    const pid = await postmasterPid();
    const log = recordedLog();
    const second = await openEmbedded({ dir: folder, log });
    expect(await postmasterPid()).toBe(pid);
    expect(log.lines.filter((line) => line.includes('starting'))).toEqual([]);
    await startAhead(folder);
    expect(await answers(second.connection)).toBe(true);
    await second.close();
    expect(await postmasterPid()).toBe(0);
  });

  test('gives the application a role that may do what migrations need and nothing of a superuser', async () => {
    const { connection, close } = await openEmbedded({ dir: folder, log: recordedLog() });
    await runOn(connection, 'create extension pg_trgm; create extension unaccent; create extension btree_gist');
    const role = await runOn(connection, 'select rolsuper, rolcreaterole from pg_roles where rolname = current_user');
    expect(role).toEqual([{ rolsuper: false, rolcreaterole: false }]);
    await expect(runOn(connection, "copy (select 1) to program 'true'")).rejects.toThrow('permission denied');
    const client = new Client(connection);
    await client.connect();
    const limit = await client.query("select current_setting('statement_timeout') as s, current_setting('fsync') as f");
    expect(limit.rows).toEqual([{ s: '5s', f: 'on' }]);
    await client.end();
    await close();
  });

  test('is private: no network port, folders that only its account enters', async () => {
    const { connection, close } = await openEmbedded({ dir: folder, log: recordedLog() });
    expect(await runOn(connection, "select current_setting('listen_addresses') as l")).toEqual([{ l: '' }]);
    const { pgdata, run, log } = foldersIn(folder);
    for (const inner of [pgdata, run, log]) expect((await stat(inner)).mode & 0o077).toBe(0);
    if (isRoot) expect((await stat(pgdata)).uid).not.toBe(0);
    await close();
  });

  test('sorts names as people do, in any locale of the system', async () => {
    const { connection, close } = await openEmbedded({ dir: folder, log: recordedLog() });
    const sorted = await runOn(
      connection,
      "select n from unnest(array['Zürich','zebra','Ärger','Apfel','apfel']) n order by n",
    );
    expect(sorted.map(({ n }) => n)).toEqual(['apfel', 'Apfel', 'Ärger', 'zebra', 'Zürich']);
    await close();
  });

  test('lives in folders with blanks, quotes, signs and other alphabets, and below long paths', async () => {
    const odd = [`it's "quoted", 50% \\back $HOME \`x\``, 'Übersicht 数据', 'x'.repeat(120)];
    for (const name of odd) {
      const dir = join(folder, name);
      const { connection, close } = await openEmbedded({ dir, log: recordedLog() });
      expect(await answers(connection), name).toBe(true);
      await close();
      expect(await postmasterPid(dir)).toBe(0);
      // The socket of a long path stands elsewhere.
      await rm(connection.host ?? '', { recursive: true });
    }
  });

  test('is adopted by the next server after its own was killed', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const server = await startEmbeddedProcess(folder);
      await runOn(
        server.connection,
        `create table if not exists ledger (id int); insert into ledger values (${round})`,
      );
      const pid = await postmasterPid();
      await server.kill();
      const next = await openEmbedded({ dir: folder, log: recordedLog() });
      expect(await postmasterPid()).toBe(pid);
      expect(await runOn(next.connection, 'select count(*)::int as n from ledger')).toEqual([{ n: round + 1 }]);
      await next.close();
      expect(await postmasterPid()).toBe(0);
    }
  });

  test('comes back with everything that was told to be done, also of what was committed ahead of the disk', async () => {
    const { connection, close } = await openEmbedded({ dir: folder, log: recordedLog() });
    const connected = await connect(connection, recordedLog());
    await connected.pool.query('create table ledger (id int)');
    const told: number[] = [];
    let [next, isOver] = [0, false];
    const write = async () => {
      while (!isOver) {
        next += 1;
        const id = next;
        const done = inTransaction(connected.db, async (trx) => {
          mayCommitAhead(trx);
          await sql`select set_config('synchronous_commit', 'off', true)`.execute(trx);
          await sql`insert into ledger values (${id})`.execute(trx);
        });
        await done.then(
          () => told.push(id),
          () => sleep(20),
        );
      }
    };
    const writers = Array.from({ length: 8 }, write);
    for (let round = 0; round < rounds; round += 1) {
      const before = told.length;
      await expect.poll(() => told.length).toBeGreaterThan(before + 100);
      process.kill(await postmasterPid(), 'SIGKILL');
      await expect.poll(() => answers(connection)).toBe(true);
    }
    isOver = true;
    await Promise.all(writers);
    const kept = new Set((await runOn(connection, 'select id from ledger')).map(({ id }) => id));
    expect(told.filter((id) => !kept.has(id))).toEqual([]);
    await connected.close();
    await close();
  });

  test('comes back by itself, with every acknowledged row, when its postmaster is killed', async () => {
    const log = recordedLog();
    const { connection, close } = await openEmbedded({ dir: folder, log });
    await runOn(connection, 'create table ledger (id int)');
    for (let round = 0; round < rounds; round += 1) {
      await runOn(connection, `insert into ledger values (${round})`);
      process.kill(await postmasterPid(), 'SIGKILL');
      await expect.poll(() => answers(connection)).toBe(true);
      expect(await runOn(connection, 'select count(*)::int as n from ledger')).toEqual([{ n: round + 1 }]);
      // The keeper too must be back before the next kill, else it is one crash and not two.
      await expect.poll(() => log.lines.filter((line) => line.includes('is back')).length).toBe(round + 1);
    }
    await close();
    expect(await postmasterPid()).toBe(0);
  });

  test('comes back when server and postmaster are killed together', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const server = await startEmbeddedProcess(folder);
      await runOn(
        server.connection,
        `create table if not exists ledger (id int); insert into ledger values (${round})`,
      );
      const pid = await postmasterPid();
      await server.kill();
      process.kill(pid, 'SIGKILL');
    }
    const next = await openEmbedded({ dir: folder, log: recordedLog() });
    expect(await runOn(next.connection, 'select count(*)::int as n from ledger')).toEqual([{ n: rounds }]);
    await next.close();
  });

  test('serves two processes that start on one folder at once and stops with the last', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const dir = join(folder, `round ${round}`);
      await lendPrograms(dir);
      const [one, other] = await Promise.all([startEmbeddedProcess(dir), startEmbeddedProcess(dir)]);
      expect(await answers(one.connection)).toBe(true);
      expect(await one.close()).toBe(0);
      expect(await answers(other.connection)).toBe(true);
      expect(await other.close()).toBe(0);
      expect(await postmasterPid(dir)).toBe(0);
    }
  });

  test('is stopped once when its two users leave at the same moment, and joined by one that comes meanwhile', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const users = await Promise.all([startEmbeddedProcess(folder), startEmbeddedProcess(folder)]);
      const leaving = users.map((user) => user.close());
      const newcomer = await startEmbeddedProcess(folder);
      expect(await Promise.all(leaving)).toEqual([0, 0]);
      await expect.poll(() => answers(newcomer.connection)).toBe(true);
      await newcomer.close();
      expect(await postmasterPid()).toBe(0);
    }
  });

  test('finishes a first start that was killed half-way', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const dir = join(folder, `cut ${round}`);
      // The first with the copy of the programs, which may be cut off as well.
      if (round > 0) await lendPrograms(dir);
      const starting = startEmbeddedProcess(dir).catch(() => undefined);
      const child = spawn(process.execPath, [
        join(import.meta.dirname, '../../../testing/database/embedded-child.ts'),
        dir,
      ]);
      await sleep(300 + Math.random() * 900);
      child.kill('SIGKILL');
      await (await starting)?.kill();
      const { connection, close } = await openEmbedded({ dir, log: recordedLog() });
      expect(await answers(connection)).toBe(true);
      await close();
    }
  });

  test('starts although its old process number now belongs to somebody else', async () => {
    const first = await openEmbedded({ dir: folder, log: recordedLog() });
    const { pgdata } = foldersIn(folder);
    const file = join(pgdata, 'postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await first.close();
    // A process of the database's own account: PostgreSQL takes others' numbers for free by itself.
    const { uid, gid } = await stat(pgdata);
    const stranger = spawn('sleep', ['60'], { uid, gid });
    await writeFile(file, [stranger.pid, ...lines.slice(1)].join('\n'));
    await writeFile(join(lines[4] ?? '', '.s.PGSQL.5432.lock'), `${stranger.pid}\n`);
    const { connection, close } = await openEmbedded({ dir: folder, log: recordedLog() });
    expect(await answers(connection)).toBe(true);
    expect(stranger.exitCode).toBe(null);
    stranger.kill();
    await close();
  });

  test('comes back when the file of its socket was deleted', async () => {
    const { connection, close } = await openEmbedded({ dir: folder, log: recordedLog() });
    await rename(join(connection.host ?? '', '.s.PGSQL.5432'), join(folder, 'lost'));
    const second = await openEmbedded({ dir: folder, log: recordedLog() });
    expect(await answers(second.connection)).toBe(true);
    await close();
    await second.close();
  });

  test('is stopped by the stop command only when nobody uses it', async () => {
    expect(await stopIfUnused(folder)).toBe('not running');
    const server = await startEmbeddedProcess(folder);
    expect(await stopIfUnused(folder)).toBe('in use');
    expect(await answers(server.connection)).toBe(true);
    await server.kill();
    // The database notices the loss of its last user a moment later.
    await expect.poll(() => stopIfUnused(folder)).toBe('stopped');
    expect(await stopIfUnused(folder)).toBe('not running');
  });

  test('pays no heed to PostgreSQL variables in the environment', async () => {
    const hostile = {
      PGOPTIONS: '-c nonsense=1',
      PGSSLMODE: 'require',
      PGHOST: '/nowhere',
      PGPORT: '1',
      PGDATA: '/nowhere',
    };
    Object.assign(process.env, hostile);
    try {
      const { close } = await openEmbedded({ dir: folder, log: recordedLog() });
      await close();
    } finally {
      for (const name of Object.keys(hostile)) delete process.env[name];
    }
  });
});

describe('the built-in database refuses in one sentence', () => {
  const sentence = /^The [^\n]+ (set DATA_DIR|set DATABASE_URL)[^\n]+\.$/;

  test('a folder that cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    const opening = openEmbedded({ dir: join(folder, 'file', 'data'), log: recordedLog() });
    await expect(opening).rejects.toThrow(sentence);
  });

  test('data of another version', async () => {
    const { pgdata } = foldersIn(folder);
    await mkdir(pgdata, { recursive: true });
    await writeFile(join(pgdata, 'PG_VERSION'), '17\n');
    await expect(openEmbedded({ dir: folder, log: recordedLog() })).rejects.toThrow(
      /was written by PostgreSQL 17 .+DATABASE_URL/,
    );
  });

  test('a path that is too long', async () => {
    const opening = openEmbedded({ dir: join(folder, ...Array(10).fill('y'.repeat(100))), log: recordedLog() });
    await expect(opening).rejects.toThrow(sentence);
  });

  test.runIf(isRoot)('a folder that its account cannot reach, without opening it', async () => {
    const home = join(folder, 'home');
    await mkdir(home, { mode: 0o700 });
    await expect(openEmbedded({ dir: join(home, 'data'), log: recordedLog() })).rejects.toThrow(
      /cannot reach .+set DATA_DIR/,
    );
    expect((await stat(home)).mode & 0o777).toBe(0o700);
  });

  test('a socket folder that somebody else has prepared', async () => {
    await mkdir(join(folder, 'postgres'));
    await mkdir(join(folder, 'elsewhere'));
    await symlink(join(folder, 'elsewhere'), join(folder, 'postgres', 'run'));
    await expect(openEmbedded({ dir: folder, log: recordedLog() })).rejects.toThrow(/is not private/);
  });
});
