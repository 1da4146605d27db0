import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { describeStatement } from './described-statement.ts';
import { type ReadStatements, readStatements } from './read-statements.ts';

let database: TestDatabase;
let read: ReadStatements;

beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  try {
    read = await readStatements(client);
  } finally {
    client.release();
  }
});
afterAll(() => database.close());

test('every statement of the server names tables, columns and types that there are', () => {
  expect(read.faults).toEqual([]);
});

test('no place where a statement or a part of one is written was left unread', () => {
  expect(read.missed).toEqual([]);
  // A search that finds nothing would find nothing wrong either.
  expect(read.fixed).toBeGreaterThan(300);
  expect(read.composed).toBeGreaterThan(300);
});

test.each([
  ['select nothing from projects', 'column "nothing" does not exist'],
  ['update projects set nothing = 1', 'column "nothing" of relation "projects" does not exist'],
  ['delete from nothing where id = $1', 'relation "nothing" does not exist'],
])('a database that reads %j says that %s', async (text, fault) => {
  const client = await database.pool.connect();
  expect((await describeStatement(client, text)).fault).toBe(fault);
  expect((await describeStatement(client, 'select id from projects where id = $1')).columns).toEqual([
    { name: 'id', type: 2950 },
  ]);
  client.release();
});
