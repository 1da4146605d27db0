import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSilentProxy, type SilentProxy } from '../../../testing/database/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import type { Database } from '../database.ts';
import { CommitUnknown, inTransaction } from '../queries/transaction.ts';
import { isUnavailable } from '../unavailable.ts';
import { pooledDatabase } from './pooled-database.ts';
import { allowTime, resetTime, watchSilence } from './watch-silence.ts';

let database: TestDatabase;
let proxy: SilentProxy;
let pool: pg.Pool;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  await database.pool.query('create table kept (id int)');
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('truncate kept');
  proxy = await openSilentProxy(database.connection);
  pool = new pg.Pool({ ...proxy.connection, connectionTimeoutMillis: 1_000 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    watchSilence(client, () => 100);
  });
  db = pooledDatabase(pool, true);
});
afterEach(async () => {
  await proxy.close();
  await pool.end();
});

const kept = async () =>
  (await database.pool.query<{ id: number }>('select id from kept order by id')).rows.map(({ id }) => id);
const keep = (on: Database, id: number) => on.query({ text: 'insert into kept values ($1)', values: [id] });
const sleepFor = (on: Database, seconds: number) => on.query({ text: 'select pg_sleep($1)', values: [seconds] });
const insert = (id: number) => pool.query('insert into kept values ($1)', [id]);

describe('a database that says nothing', () => {
  test('is an error that passes, and its connections are thrown away', async () => {
    await Promise.all([insert(1), insert(2)]);
    proxy.silence();
    const errors = await Promise.all([1, 2].map(() => pool.query('select 1').catch((error: unknown) => error)));
    expect(errors.map(isUnavailable)).toEqual([true, true]);
    expect(pool.totalCount).toBe(0);
    expect(isUnavailable(await pool.query('select 1').catch((error: unknown) => error))).toBe(true);
  });

  test('answers again as soon as it goes on, and nothing was done twice', async () => {
    await insert(1);
    proxy.silence();
    await expect(insert(2)).rejects.toThrow('silent');
    proxy.goOn();
    await insert(3);
    // Whether the second one arrived nobody can say; it did not arrive twice.
    expect([
      [1, 3],
      [1, 2, 3],
    ]).toContainEqual(await kept());
  });

  test('over a commit it leaves open whether that was done, and says so', async () => {
    await insert(0);
    const inDoubt = inTransaction(db, async (trx) => {
      await keep(trx, 1);
      proxy.silence();
    });
    await expect(inDoubt).rejects.toBeInstanceOf(CommitUnknown);
    await inDoubt.catch((error: unknown) => expect(isUnavailable(error)).toBe(true));
  });

  test('before the commit it leaves nothing behind', async () => {
    await insert(0);
    const broken = inTransaction(db, async (trx) => {
      await keep(trx, 1);
      proxy.silence();
      await keep(trx, 2);
    });
    const error = await broken.catch((fault: unknown) => fault);
    expect(error).not.toBeInstanceOf(CommitUnknown);
    expect(isUnavailable(error)).toBe(true);
    proxy.goOn();
    await insert(3);
    expect(await kept()).toEqual([0, 3]);
  });
});

describe('a statement that takes its time', () => {
  test('may take as long as it was allowed, in its own transaction alone', async () => {
    const slept = await inTransaction(db, async (trx) => {
      await allowTime(trx, null);
      await sleepFor(trx, 2);
      return true;
    });
    expect(slept).toBe(true);
    const late = pool.query('select pg_sleep(3)');
    await expect(late).rejects.toThrow('silent');
  });

  test('may take longer outside a transaction too, until that is taken back', async () => {
    await db.onConnection(async (one) => {
      await allowTime(one, 60);
      await sleepFor(one, 2);
      await resetTime(one);
      const late = sleepFor(one, 3);
      await expect(late).rejects.toThrow('silent');
    });
  });
});
