import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { isConnectionLost, isCutOff, isUnavailable } from './unavailable.ts';

let database: TestDatabase;
let pooler: Server;

/** What PgBouncer 1.18 sends whoever comes while it has no database, byte by byte but for the length. */
function refusal(): Buffer {
  const fields = 'SFATAL\\0C08P01\\0Mserver login has been failing, try again later (server_login_retry)\\0\\0';
  const body = Buffer.from(fields.replaceAll('\\0', '\0'));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from('E'), length, body]);
}

beforeAll(async () => {
  database = await createTestDatabase('empty');
  pooler = createServer((client) => {
    client.once('data', () => client.end(refusal()));
    client.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
});
afterAll(async () => {
  pooler.close();
  await database.close();
});

describe('a violation of the protocol', () => {
  test('that a pooler tells of is a database out of reach, and the end of the connection', async () => {
    const { port } = pooler.address() as AddressInfo;
    const client = new Client({ host: '127.0.0.1', port, ssl: false });
    client.on('error', () => undefined);
    const error = await client.connect().catch((fault: unknown) => fault);
    expect(error).toMatchObject({ code: '08P01' });
    expect([isUnavailable, isConnectionLost, isCutOff].map((is) => is(error))).toEqual([true, true, true]);
  });

  test('that PostgreSQL tells of is a fault of ours', async () => {
    const error = await database.pool.query('select $1::int, $2::int', [1]).catch((fault: unknown) => fault);
    expect(error).toMatchObject({ code: '08P01' });
    expect([isUnavailable, isConnectionLost, isCutOff].map((is) => is(error))).toEqual([false, false, false]);
  });
});

test('a connection that was ended because its transaction stood still is a connection that is gone', async () => {
  const client = await database.pool.connect();
  const lost = once(client, 'error');
  await client.query('set idle_in_transaction_session_timeout = 50');
  await client.query('begin');
  const [error] = await lost;
  client.release(true);
  expect(error).toMatchObject({ code: '25P03' });
  expect(isUnavailable(error)).toBe(true);
});
