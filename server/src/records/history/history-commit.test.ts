import { customer } from '@mandate/contract/entities/customer.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/queries/sql.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { writeHistories, writeHistory } from './history.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

const callOn = (db: Database) => ({ db, network: null, requestId: null, caller: { id: null, sessionId: null } });
const entry = () => ({ recordId: uuidV7(), version: 1, changes: [{ field: 'name', old: null, new: 'North' }] });

async function commitOf(db: Database): Promise<string | undefined> {
  const [row] = await sql<{ kept: string }>`select current_setting('synchronous_commit') as kept`.execute(db);
  return row?.kept;
}

/** A connection that waits for the disk, which those of the tests do not. */
function onWaitingConnection<T>(work: (one: Database) => Promise<T>): Promise<T> {
  return database.db.onConnection(async (one) => {
    await sql`set synchronous_commit = on`.execute(one);
    return work(one);
  });
}

describe('a change', () => {
  test.each([
    ['one record', (db: Database) => writeHistory(callOn(db), customer, { ...entry(), action: 'create' })],
    ['many records', (db: Database) => writeHistories(callOn(db), customer, 'create', [entry(), entry()])],
  ])('of %s does not make the next one wait for the disk, and is on it before anybody is told', async (_, write) => {
    await onWaitingConnection(async (one) => {
      const [during, written] = await inTransaction(one, async (trx) => {
        await write(trx);
        const [row] = await sql<{ place: string }>`select pg_current_wal_insert_lsn()::text as place`.execute(trx);
        return [await commitOf(trx), row?.place];
      });
      const [found] = await sql<{ isOnDisk: boolean }>`
        select pg_current_wal_flush_lsn() > ${written}::pg_lsn as "isOnDisk"`.execute(one);
      expect([during, found?.isOnDisk, await commitOf(one)]).toEqual(['off', true, 'on']);
    });
  });

  test('that is a statement of its own waits for the disk', async () => {
    await onWaitingConnection(async (one) => {
      await writeHistory(callOn(one), customer, { ...entry(), action: 'create' });
      expect(await commitOf(one)).toBe('on');
    });
  });
});
