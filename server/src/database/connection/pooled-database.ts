import type pg from 'pg';
import type { Database, Query } from '../database.ts';
import { statementName } from '../queries/statement-name.ts';
import { isConnectionLost } from '../unavailable.ts';

/** The database behind a pool of connections. @param isPrepared whether statements are kept planned on their connections */
export function pooledDatabase(pool: pg.Pool, isPrepared: boolean): Database {
  async function onConnection<T>(work: (one: Database) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await work(connected(client, isPrepared));
    } catch (error) {
      // The pool itself hears of it a moment later, and would lend it again until then.
      isLost = isConnectionLost(error);
      throw error;
    } finally {
      // What else failed on it says nothing of the connection; one whose transaction did not end is of no use.
      client.release(isLost || client.getTransactionStatus() !== 'I');
    }
  }
  return { isTransaction: false, query: (query) => onConnection((one) => one.query(query)), onConnection };
}

/** A connection that was taken from a pool. */
export function connected(client: pg.PoolClient, isPrepared: boolean): Database {
  const self: Database = {
    isTransaction: false,
    async query<Row>({ text, values, isByValues = false }: Query) {
      const name = isPrepared && !isByValues ? statementName(client, text) : undefined;
      const { rows } = await client.query({ text, values: values as unknown[], ...(name !== undefined && { name }) });
      return rows as Row[];
    },
    onConnection: (work) => work(self),
  };
  return self;
}

/** The transaction that was begun on a connection. */
export function begun(one: Database): Database {
  const self: Database = {
    isTransaction: true,
    query: (query) => one.query(query),
    onConnection: (work) => work(self),
  };
  return self;
}
