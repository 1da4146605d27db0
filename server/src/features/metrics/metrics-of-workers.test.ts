import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';

const program = fileURLToPath(new URL('../../../testing/watching/workers-child.ts', import.meta.url));

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the port of a cluster tells the metrics of all workers as one, and keeps the counts of those that ended', async () => {
  const { pool } = database;
  await pool.query(`insert into accounts (id, email, full_name, role)
    values ('01900000-0000-7000-8000-000000000001', 'one@mandate.example', 'One', 'SA')`);
  await pool.query(`insert into sessions (id, account_id, remember_me, idle_seconds, ends_at)
    select gen_random_uuid(), id, false, 1000, now() + interval '1 hour' from accounts, generate_series(1, 3)`);
  const child = spawn(process.execPath, [program, JSON.stringify(database.connection)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => String((await lines.next()).value);
  try {
    const url = await line();
    const read = async () => {
      const text = await (await fetch(url)).text();
      return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    };
    const both = await read();
    expect(both('mandate_database_pool_connections_max')).toBe(20);
    // What each of them reads from the one database is not added up.
    expect(both('mandate_sessions')).toBe(3);
    expect(both('mandate_database_up')).toBe(1);
    child.stdin.write('go\n');
    expect(await line()).toBe('gone');
    const one = await read();
    expect(one('mandate_database_pool_connections_max')).toBe(10);
    expect(one('mandate_sessions')).toBe(3);
    expect(one('process_cpu_seconds_total')).toBeGreaterThanOrEqual(both('process_cpu_seconds_total'));
  } finally {
    child.stdin.end();
    await new Promise((settle) => child.once('close', settle));
  }
});
