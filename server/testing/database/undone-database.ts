import pg from 'pg';
import { withSettings } from '../../src/database/connection/connect.ts';
import { pooledDatabase } from '../../src/database/connection/pooled-database.ts';
import { valueParsers } from '../../src/database/connection/value-parsers.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A test database of which what is done between two moments is taken back. */
export interface UndoneDatabase {
  database: TestDatabase;
  /** Does a work whose every trace is gone after it, whatever came of it. */
  tryOut<T>(work: () => Promise<T>): Promise<T>;
}

/** What is left for the end of a transaction is done at the end of what stands for one. */
const committed = (savepoint: string) =>
  `set constraints all immediate; release ${savepoint}; set constraints all deferred`;

type Asked = { text: string; values: unknown[]; name?: string };

/**
 * A migrated database behind a single connection, so that all that an application does is part of one transaction while it is tried out: its
 * own transactions are savepoints in that one, and so is each statement beside them, which may be refused. Nobody is notified of what is taken back.
 */
export async function undoneDatabase(): Promise<UndoneDatabase> {
  const whole = await createTestDatabase();
  const pool = new pg.Pool({ ...withSettings(whole.connection), max: 1, idleTimeoutMillis: 0, types: valueParsers });
  const client = await pool.connect();
  // What is tried out takes as long as a busy machine needs for it.
  await client.query('set idle_in_transaction_session_timeout = 0');
  // The database may be gone before the end of a closing connection. Unheard it would end the process: by the connection, or by the pool while
  // it holds it.
  client.on('error', () => undefined);
  pool.on('error', () => undefined);
  const ask = client.query.bind(client) as (asked: string | Asked) => Promise<unknown>;
  let isTriedOut = false;
  let isBegun = false;

  async function within(asked: Asked): Promise<unknown> {
    const { text } = asked;
    if (text === 'begin' || text.startsWith('begin ')) {
      isBegun = true;
      return ask('savepoint begun');
    }
    if (text === 'commit' || text === 'rollback') {
      isBegun = false;
      return ask(text === 'commit' ? committed('begun') : 'rollback to begun');
    }
    if (isBegun) return ask(asked);
    await ask('savepoint alone');
    try {
      const reply = await ask(asked);
      await ask(committed('alone'));
      return reply;
    } catch (error) {
      await ask('rollback to alone');
      throw error;
    }
  }

  const usual = { query: client.query, status: client.getTransactionStatus.bind(client) };
  client.query = ((...asked: Parameters<typeof usual.query>) => {
    const [first, ...others] = asked as unknown[];
    const isOfApplication = isTriedOut && typeof first === 'object' && others.length === 0;
    return isOfApplication ? within(first as Asked) : Reflect.apply(usual.query, client, asked);
  }) as typeof usual.query;
  // What is open while something is tried out is none of the application's own.
  client.getTransactionStatus = () => (isTriedOut && !isBegun ? 'I' : usual.status());
  client.release();

  /** Says something once the application is done with what it has under way. */
  async function alone(text: string, isNext: boolean): Promise<void> {
    const own = await pool.connect();
    await ask(text);
    isTriedOut = isNext;
    own.release();
  }

  return {
    database: {
      ...whole,
      pool,
      db: pooledDatabase(pool, true),
      async close() {
        await pool.end();
        await whole.close();
      },
    },
    async tryOut(work) {
      await alone('begin', true);
      try {
        return await work();
      } finally {
        await alone('rollback', false);
      }
    },
  };
}
