import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAudit } from '../../src/calls/audit.ts';
import { inTransaction } from '../../src/database/queries/transaction.ts';
import { runOn } from './on-server.ts';
import { type UndoneDatabase, undoneDatabase } from './undone-database.ts';

let takenBack: UndoneDatabase;

beforeAll(async () => {
  takenBack = await undoneDatabase();
  await takenBack.database.pool.query('create table tried (name text primary key)');
});
afterAll(() => takenBack.database.close());

const say = (text: string, values: unknown[] = []) => takenBack.database.db.query<{ name: string }>({ text, values });
const names = async () => (await say('select name from tried order by name')).map(({ name }) => name);
const add = (name: string) => say('insert into tried values ($1)', [name]);

test('what is tried out on the database is there meanwhile and gone after it, whatever came of it', async () => {
  await add('before');
  const during = await takenBack.tryOut(async () => {
    await add('alone');
    await inTransaction(takenBack.database.db, (trx) =>
      trx.query({ text: "insert into tried values ('within')", values: [] }),
    );
    return names();
  });
  expect(during).toEqual(['alone', 'before', 'within']);
  expect(await names()).toEqual(['before']);
  const failing = takenBack.tryOut(async () => {
    await add('failing');
    throw new Error('as a test does');
  });
  await expect(failing).rejects.toThrow('as a test does');
  expect(await names()).toEqual(['before']);
  await add('after');
  expect(await names()).toEqual(['after', 'before']);
});

test('a statement that is refused, and a transaction that is given up, spoil nothing beside them', async () => {
  const kept = await takenBack.tryOut(async () => {
    await add('kept');
    await expect(add('kept')).rejects.toThrow('duplicate key');
    const given = inTransaction(takenBack.database.db, async (trx) => {
      await trx.query({ text: "insert into tried values ('given up')", values: [] });
      throw new Error('no');
    });
    await expect(given).rejects.toThrow('no');
    return names();
  });
  expect(kept).toContain('kept');
  expect(kept).not.toContain('given up');
});

test('what waits for the end of a transaction is done while trying out: a row of the audit joins its chain', async () => {
  const { db } = takenBack.database;
  await takenBack.tryOut(async () => {
    await writeAudit(db, { action: 'export', entity: 'customer' });
    expect(await say('select 1 from audit_entries')).toHaveLength(1);
  });
  expect(await say('select 1 from audit_entries')).toEqual([]);
});

test('a process goes on when the connection it tried things out on is lost', async () => {
  const { database } = await undoneDatabase();
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const lost = new Promise((told) => database.pool.once('remove', told));
  await runOn(database.connection, `select pg_terminate_backend(${rows[0]?.pid})`);
  await lost;
  await database.close();
});
