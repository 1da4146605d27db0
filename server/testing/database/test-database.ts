import './one-at-a-time.ts';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { inject } from 'vitest';
import { type Connected, connect } from '../../src/database/connection/connect.ts';
import { errorCode } from '../../src/database/database-refused.ts';
import { recordedLog } from '../recorded-log.ts';
import { onDatabase, runOn } from './on-server.ts';

/** PostgreSQL's own housekeeping may be at work in the database, and is not ours to end: then it is tried again. */
async function drop(server: ClientConfig, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runOn(server, `drop database ${name} with (force)`);
      return;
    } catch (error) {
      if (attempt === 20 || errorCode(error) !== '42501') throw error;
      await sleep(250);
    }
  }
}

/** A machine that is busy with something else may need longer than the product waits for a connection. */
async function connectPatiently(connection: ClientConfig): Promise<Connected> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connect(connection, recordedLog());
    } catch (error) {
      if (attempt === 20) throw error;
    }
  }
}

/** A database of one test file. */
export type TestDatabase = Connected & { connection: ClientConfig };

/**
 * A migrated database for one test file, copied in about 30 ms; `empty` leaves the migrations out.
 * Call in `beforeAll`; `close` in `afterAll` drops it.
 */
export async function createTestDatabase(content: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const { connection: server, template } = inject('testServer');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await runOn(server, `create database ${name} template ${content === 'migrated' ? template : 'template0'}`);
  const connection = onDatabase(server, name);
  const connected = await connectPatiently(connection);
  // Who asks many things at once waits for a connection as long as the machine of the tests needs.
  connected.pool.options.connectionTimeoutMillis = 60_000;
  return {
    ...connected,
    connection,
    async close() {
      await connected.close();
      await drop(server, name);
    },
  };
}
