import { Client, type ClientConfig } from 'pg';

/** The same server, another database. */
export function onDatabase(connection: ClientConfig, database: string): ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { ...connection, connectionString: url.href };
}

/** Runs SQL on a connection of its own and gives the rows of its last statement. */
export async function runOn(connection: ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ options: '-c statement_timeout=60s', ...connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
