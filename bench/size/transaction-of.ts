import type pg from 'pg';
import type { Database } from '../../server/src/database/database.ts';

/** The transaction that is open on a connection, as the product's own parts take it. */
export function transactionOf(client: pg.Client): Database {
  const self: Database = {
    isTransaction: true,
    query: async <Row>({ text, values }: { text: string; values: readonly unknown[] }) =>
      (await client.query(text, values as unknown[])).rows as Row[],
    onConnection: (work) => work(self),
  };
  return self;
}
