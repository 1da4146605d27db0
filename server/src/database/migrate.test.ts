import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { recordedLog } from '../../testing/recorded-log.ts';
import { migrate } from './migrate.ts';

const rounds = Number(process.env.ENDURE_ROUNDS ?? 2);
let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase('empty');
  folder = await mkdtemp(join(tmpdir(), 'mandate-migrations-'));
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = (log = recordedLog()) => migrate(database.connection, folder, log);

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  return rows.map(({ relname }) => relname);
}

describe('migrations', () => {
  test('are applied in order, once, with a word on each', async () => {
    await write('0002-b.sql', 'alter table a add column b int; create table b (id int)');
    await write('0001-a.sql', 'create table a (id int)');
    const log = recordedLog();
    expect(await run(log)).toBe(2);
    expect(log.lines.map((line) => /0001|0002/.exec(line)?.[0])).toEqual(['0001', '0002']);
    expect(await tables()).toEqual(['a', 'b', 'migration']);
    expect(await run()).toBe(0);
    await write('0003-c.sql', 'create table c (id int)');
    expect(await run()).toBe(1);
  });

  test('are applied once by two processes that start together', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await write(
        `${String(round + 1).padStart(4, '0')}-slow.sql`,
        `select pg_sleep(0.2); create table t${round} (id int)`,
      );
      const applied = await Promise.all([run(), run(), run()]);
      expect(applied.sort()).toEqual([0, 0, 1]);
    }
  });

  test('are refused when an applied file was edited, line ends aside', async () => {
    await write('0001-a.sql', 'create table a (\nid int)');
    await run();
    await write('0001-a.sql', 'create table a (\r\nid int)');
    expect(await run()).toBe(0);
    await write('0001-a.sql', 'create table a (\nid bigint)');
    await expect(run()).rejects.toThrow(
      'The migration 0001-a.sql was edited after it had been applied: restore the file.',
    );
  });

  test('are refused on the database of a newer Mandate', async () => {
    await write('0001-a.sql', 'create table a (id int)');
    await write('0002-b.sql', 'create table b (id int)');
    await run();
    await rm(join(folder, '0002-b.sql'));
    await expect(run()).rejects.toThrow(/changed by a newer Mandate \(0002-b\.sql\)/);
  });

  test('are refused when one was passed over or has no number of its own', async () => {
    await write('0002-b.sql', 'create table b (id int)');
    await run();
    await write('0001-a.sql', 'create table a (id int)');
    await expect(run()).rejects.toThrow(/0001-a\.sql comes before 0002-b\.sql/);
    await write('0002-c.sql', 'select 1');
    await expect(run()).rejects.toThrow(/0002-c\.sql needs a name like/);
  });

  test('leave nothing of one that fails and keep those before it', async () => {
    await write('0001-a.sql', 'create table a (id int)');
    await write('0002-b.sql', 'create table b (id int); select 1 / 0');
    await expect(run()).rejects.toThrow('The migration 0002-b.sql failed (division by zero); nothing of it was kept.');
    expect(await tables()).toEqual(['a', 'migration']);
    await write('0002-b.sql', 'create table b (id int)');
    expect(await run()).toBe(1);
  });

  test('go on after a process was killed among them', { timeout: 300_000 + rounds * 3_000 }, async () => {
    const last = rounds * 5;
    for (let number = 1; number <= last; number += 1) {
      await write(
        `${String(number).padStart(4, '0')}-t.sql`,
        `create table t${number} (id int); select pg_sleep(0.03)`,
      );
    }
    const applied = async () => {
      const { rows } = await database.pool.query(`select to_regclass('migration') is not null as "isThere"`);
      if (!rows[0].isThere) return 0;
      return (await database.pool.query('select count(*)::int as n from migration')).rows[0].n as number;
    };
    const program = join(import.meta.dirname, '../../testing/database/migrate-child.ts');
    for (let round = 0; round < rounds; round += 1) {
      const child = spawn(process.execPath, [program, JSON.stringify(database.connection), folder]);
      // In the middle of them: at least one is done that was not, and hardly ever all.
      const before = await applied();
      await expect.poll(async () => (await applied()) > before || before === last).toBe(true);
      child.kill('SIGKILL');
    }
    await run();
    expect(await tables()).toHaveLength(last + 1);
    const { rows } = await database.pool.query('select count(*) as n from migration');
    expect(rows).toEqual([{ n: last }]);
  });

  test('may take longer than any other statement', async () => {
    await write('0001-limits.sql', "create table limits as select current_setting('statement_timeout') as s");
    await run();
    expect((await database.pool.query('select s from limits')).rows).toEqual([{ s: '0' }]);
  });
});
