import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import type { Database } from '../database.ts';
import { sql } from './sql.ts';
import { inTransaction, mayCommitAhead } from './transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  await database.pool.query('create table counter (id int primary key, value int not null)');
  await database.pool.query(`create function cut_off() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
});

beforeEach(async () => {
  await database.pool.query('truncate counter; insert into counter values (1, 0), (2, 0)');
});

afterAll(() => database.close());

const add = (db: Database, id: number) => sql`update counter set value = value + 1 where id = ${id}`.execute(db);

async function values(): Promise<number[]> {
  return (await database.pool.query('select value from counter order by id')).rows.map(({ value }) => value);
}

function failing(code: string, times: number): () => void {
  let left = times;
  return () => {
    left -= 1;
    if (left >= 0) throw Object.assign(new Error('collided'), { code });
  };
}

describe('a transaction', () => {
  test('keeps all of its work or nothing', async () => {
    expect(await inTransaction(database.db, (trx) => add(trx, 1).then(() => 'result'))).toBe('result');
    const broken = inTransaction(database.db, async (trx) => {
      await add(trx, 1);
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await values()).toEqual([1, 0]);
  });

  test('that is committed ahead of the disk is on it before anybody is told', async () => {
    await database.db.onConnection(async (one) => {
      // The databases of the tests do without.
      await sql`set synchronous_commit = on`.execute(one);
      for (let round = 0; round < 20; round += 1) {
        const [written] = await inTransaction(one, async (trx) => {
          expect(mayCommitAhead(trx)).toBe(true);
          await sql`select set_config('synchronous_commit', 'off', true)`.execute(trx);
          await add(trx, 1);
          return sql<{ place: string }>`select pg_current_wal_insert_lsn()::text as place`.execute(trx);
        });
        const [found] = await sql<{ isOnDisk: boolean; commit: string }>`
          select pg_current_wal_flush_lsn() > ${written?.place}::pg_lsn as "isOnDisk",
            current_setting('synchronous_commit') as commit`.execute(one);
        expect(found).toEqual({ isOnDisk: true, commit: 'on' });
      }
    });
    expect(await values()).toEqual([20, 0]);
  });

  test('waits for the disk itself where a statement stands alone', () => {
    expect(mayCommitAhead(database.db)).toBe(false);
  });

  test('joins the one that is already open', async () => {
    const outer = inTransaction(database.db, async (trx) => {
      await inTransaction(trx, (inner) => add(inner, 1));
      throw new Error('broken');
    });
    await expect(outer).rejects.toThrow('broken');
    expect(await values()).toEqual([0, 0]);
  });

  test('is repeated on another connection when it was cut off before its commit, and done once', async () => {
    let tries = 0;
    await inTransaction(database.db, async (trx) => {
      tries += 1;
      await add(trx, 1);
      if (tries === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    expect(tries).toBe(2);
    expect(await values()).toEqual([1, 0]);
  });

  test('is not repeated when it is not known whether it was committed', async () => {
    let tries = 0;
    const unknown = inTransaction(database.db, async (trx) => {
      tries += 1;
      await add(trx, 1);
      // Ends the connection with the commit, and not before.
      await sql`create constraint trigger cut after insert on counter deferrable initially deferred for each row execute function cut_off()`.execute(
        trx,
      );
      await sql`insert into counter values (3, 0)`.execute(trx);
    });
    await expect(unknown).rejects.toThrow('the commit was not confirmed');
    expect(tries).toBe(1);
  });

  test('is repeated when two transactions block each other', async () => {
    const both = (first: number, second: number) =>
      inTransaction(database.db, async (trx) => {
        await add(trx, first);
        await sql`select pg_sleep(0.1)`.execute(trx);
        await add(trx, second);
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    expect(await values()).toEqual([2, 2]);
  });

  test('is repeated three times after a collision, not more, and never after another failure', async () => {
    const attempt = (fail: () => void) => inTransaction(database.db, (trx) => add(trx, 1).then(fail));
    await attempt(failing('40001', 3));
    expect(await values()).toEqual([1, 0]);
    await expect(attempt(failing('40001', 4))).rejects.toThrow('collided');
    await expect(attempt(failing('23505', 1))).rejects.toThrow('collided');
    expect(await values()).toEqual([1, 0]);
  });
});
