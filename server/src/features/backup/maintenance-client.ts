import type { Duplex } from 'node:stream';
import pg from 'pg';
import { besidePool } from '../../database/connection/connect.ts';

/** What every stream of rows is written and read with, so that the same rows are the same bytes everywhere; and no limits of time. */
const settings = {
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '10s',
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  work_mem: '64MB',
};

/** A connection beside the pool's, for work that takes long. */
export interface MaintenanceClient {
  client: pg.Client;
  end(): Promise<void>;
  /** Ends it in the middle of whatever it does: in a stream of rows that nobody reads any more `end` would wait for ever. */
  drop(): void;
}

/** Opens a connection to the database of a pool. */
export async function openMaintenance(pool: pg.Pool): Promise<MaintenanceClient> {
  const client = new pg.Client(besidePool(pool));
  // The loss is also reported by the statement under way; unheard it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  let isDropped = false;
  const drop = () => {
    isDropped = true;
    // pg has no way of its own to end a connection in the middle of a stream of rows.
    const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
    stream.destroy();
  };
  await client.query(
    Object.entries(settings)
      .map(([name, value]) => `set ${name} = '${value}'`)
      .join('; '),
  );
  const end = async () => {
    if (!isDropped) await client.end();
  };
  return { client, end, drop };
}
