import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { recordedLog } from '../../../testing/recorded-log.ts';
import { sql } from '../queries/sql.ts';
import { isUnavailable } from '../unavailable.ts';
import { connect, connectionOf, withSettings } from './connect.ts';
import { toInstant } from './value-parsers.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
});

afterAll(() => database.close());

describe('the connection', () => {
  test('gives money as text, dates and instants as ISO 8601, counts as numbers', async () => {
    const rows = await sql`
      select 1234567890123456.7800::numeric as money, '2026-02-28'::date as day, 9007199254740991::int8 as count,
             '2026-03-01 12:00:00.123456+02'::timestamptz as instant, '0001-01-01'::date as early,
             array['2026-02-28', null]::date[] as days, array['2026-01-01 00:00Z']::timestamptz[] as instants,
             array[1, 2]::int8[] as counts`.execute(database.db);
    expect(rows).toEqual([
      {
        money: '1234567890123456.7800',
        day: '2026-02-28',
        count: 9_007_199_254_740_991,
        instant: '2026-03-01T10:00:00.123Z',
        early: '0001-01-01',
        days: ['2026-02-28', null],
        instants: ['2026-01-01T00:00:00.000Z'],
        counts: [1, 2],
      },
    ]);
  });

  test('leaves the infinite instants as they are', () => {
    expect(toInstant('infinity')).toBe('infinity');
  });

  test('limits every session of the application', async () => {
    const { rows } = await database.pool.query(
      `select current_setting('statement_timeout') as s, current_setting('lock_timeout') as l,
              current_setting('idle_in_transaction_session_timeout') as i, current_setting('TimeZone') as z`,
    );
    expect(rows).toEqual([{ s: '5s', l: '2s', i: '10s', z: 'UTC' }]);
  });

  test('keeps what DATABASE_URL sets itself', () => {
    const url = 'postgres://me@db.example/x?sslmode=require&options=-c%20search_path%3Dmine';
    const { connectionString = '' } = withSettings(connectionOf(url), { statement_timeout: '0' });
    const { searchParams } = new URL(connectionString);
    expect(searchParams.get('sslmode')).toBe('require');
    expect(searchParams.get('options')).toMatch(/^-c statement_timeout=0 .+ -c search_path=mine$/);
  });

  test('asks nothing of a session whose connections a pooler lends by transaction, but what the URL says itself', () => {
    const lent = (url: string) => new URL(withSettings(connectionOf(url)).connectionString ?? '').searchParams;
    expect(lent('postgres://me@pooler.example/x?prepare=false').has('options')).toBe(false);
    expect(lent('postgres://me@pooler.example/x?prepare=false&options=-c%20search_path%3Dmine').get('options')).toBe(
      '-c search_path=mine',
    );
  });

  test('is refused where times would be written in another zone than is read here', async () => {
    const { host = '', port, user = '', password, database: name } = database.connection;
    const url = new URL(`postgres://${user}@localhost/${name}?prepare=false&options=-c%20TimeZone%3DAsia/Tokyo`);
    url.password = String(password ?? '');
    url.searchParams.set('host', host);
    url.searchParams.set('port', String(port));
    await expect(connect(connectionOf(url.href), recordedLog())).rejects.toThrow(
      /settings of docs\/operations.md.+Asia\/Tokyo/,
    );
  });

  test('survives the loss of idle and of busy connections', async () => {
    const { pool, close } = await connect(database.connection, recordedLog());
    const busy = await pool.connect();
    const { rows } = await busy.query('select pg_backend_pid() as pid');
    const ended = new Promise<void>((settle) => busy.once('end', settle));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    const error = await busy.query('select 1').catch((fault: unknown) => fault);
    expect(isUnavailable(error)).toBe(true);
    // The server's last word comes before the end of the connection, by which the pool knows.
    await ended;
    busy.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await close();
  });

  test('gives up waiting for a free connection after two seconds', async () => {
    const { pool, close } = await connect(database.connection, recordedLog());
    const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    expect(pool.options.connectionTimeoutMillis).toBe(2_000);
    const error = await pool.query('select 1').catch((fault: unknown) => fault);
    expect(isUnavailable(error)).toBe(true);
    for (const client of taken) client.release();
    await close();
  });

  test('refuses a server that does not answer in one sentence', async () => {
    const nobody = connectionOf('postgres://me@127.0.0.1:1/x');
    await expect(connect(nobody, recordedLog())).rejects.toThrow(
      /^The database does not answer \(ECONNREFUSED\): check DATABASE_URL\.$/,
    );
  });

  test('refuses a server that accepts and stays silent', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((settle) => server.once('listening', settle));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await expect(
      connect(connectionOf(`postgres://me@127.0.0.1:${port}/x?sslmode=disable`), recordedLog()),
    ).rejects.toThrow(/^The database does not answer/);
    server.close();
  });
});
