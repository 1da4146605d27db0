import pg, { type ClientConfig } from 'pg';
import type { Database } from '../database.ts';
import { DatabaseRefused, errorCode } from '../database-refused.ts';
import type { Log } from '../log.ts';
import { pooledDatabase } from './pooled-database.ts';
import { asOptions, sessionLimits } from './session-limits.ts';
import { valueParsers } from './value-parsers.ts';
import { watchSilence } from './watch-silence.ts';

/** An open database: `db` for queries, `pool` for statements on hot paths, `close` to end both. */
export type Connected = {
  db: Database;
  pool: pg.Pool;
  /** Whether what others notify is heard on a connection of one's own: not where a pooler lends by transaction and no way around it is known. */
  canHear: boolean;
  /** When it last answered whatever it was asked, as `performance.now()` tells time. */
  answeredAt(): number;
  close(): Promise<void>;
};

const oldestVersion = 150_000;
const connections = 10;
const waitLimit = 2_000;
/** A connection on which nothing is said for so long, in ms, is asked by the system whether its other end is there. */
const aliveAfter = 10_000;

// JIT compilation costs more than our short statements take.
const settings = { ...sessionLimits, TimeZone: 'UTC', DateStyle: 'ISO,YMD', jit: 'off' };

/**
 * Whether a pooler lends the connections of a DATABASE_URL by transaction: it says `prepare=false`. Then nothing stays with a connection, neither
 * plans nor settings.
 */
export function isLent({ connectionString }: ClientConfig): boolean {
  return !!connectionString && new URL(connectionString).searchParams.get('prepare') === 'false';
}

/** How to connect to the server of a DATABASE_URL. */
export function connectionOf(databaseUrl: string): ClientConfig {
  return { connectionString: databaseUrl };
}

/**
 * A connection with our session settings, `extra` before them. The settings are never empty: pg would else take
 * PGOPTIONS from the environment. What DATABASE_URL itself sets in `options` stays and wins. A pooler that lends by transaction takes none: they
 * are those of the role then.
 */
export function withSettings(connection: ClientConfig, extra: Record<string, string> = {}): ClientConfig {
  const ours = isLent(connection) ? '' : asOptions({ ...settings, ...extra });
  const alive = { keepAlive: true, keepAliveInitialDelayMillis: aliveAfter };
  const config = { ...connection, ...alive, application_name: 'mandate', connectionTimeoutMillis: waitLimit };
  if (!connection.connectionString) return { ...config, options: ours };
  const url = new URL(connection.connectionString);
  const options = `${ours} ${url.searchParams.get('options') ?? ''}`.trim();
  if (options !== '') url.searchParams.set('options', options);
  return { ...config, connectionString: url.href };
}

/**
 * Opens a pool of ten connections and looks whether the server is one we can use. Waiting for a connection ends
 * after 2 s with an error that `isUnavailable` recognises, and so does a statement to which a server that hangs says nothing.
 * @param direct the way around a pooler that lends the connections of the pool by transaction
 * @throws DatabaseRefused when the server cannot be reached, is older than PostgreSQL 15, or would write times as nobody here reads them.
 */
export async function connect(connection: ClientConfig, log: Log, direct?: ClientConfig): Promise<Connected> {
  const isPrepared = !isLent(connection);
  const pool = new pg.Pool({ ...withSettings(connection), max: connections, types: valueParsers });
  if (direct) waysBeside.set(pool, withSettings(direct));
  let isClosing = false;
  // Unheard, the loss of a connection would end the process. A busy one's loss is also reported by its statement; an
  // idle one's may be the end of the database, which may come before the end of a closing connection.
  pool.on('error', (error) => {
    if (!isClosing) log.warn({ code: errorCode(error) }, 'an idle database connection was lost');
  });
  let statementLimit = 0;
  let answered = 0;
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    watchSilence(client, () => statementLimit);
    client.on('drain', () => (answered = performance.now()));
  });
  try {
    statementLimit = await inspect(pool, log);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: pooledDatabase(pool, isPrepared),
    pool,
    canHear: isPrepared || direct !== undefined,
    answeredAt: () => answered,
    close() {
      isClosing = true;
      return pool.end();
    },
  };
}

const waysBeside = new WeakMap<pg.Pool, ClientConfig>();

/** How to open a connection of one's own beside those of a pool, on which locks of a session hold. */
export function besidePool(pool: pg.Pool): ClientConfig {
  // The options as they are: the pool keeps the password where a copy would not find it.
  return waysBeside.get(pool) ?? pool.options;
}

/** @returns how long the server lets a statement take, in ms; 0: as long as it likes. What DATABASE_URL says counts. */
async function inspect(pool: pg.Pool, log: Log): Promise<number> {
  const { rows } = await pool
    .query<{
      number: number;
      version: string;
      fsync: string;
      commit: string;
      zone: string;
      dates: string;
      limit: number;
    }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
              current_setting('TimeZone') as zone, current_setting('DateStyle') as dates, current_setting('fsync') as fsync, 
              current_setting('synchronous_commit') as commit,
              (select setting::int from pg_settings where name = 'statement_timeout') as limit`,
    )
    .catch((error: unknown) => {
      throw new DatabaseRefused(`The database does not answer (${errorCode(error)}): check DATABASE_URL.`, {
        cause: error,
      });
    });
  const server = rows[0];
  if (!server || server.number < oldestVersion) {
    throw new DatabaseRefused(`The database is PostgreSQL ${server?.version}: Mandate needs version 15 or newer.`);
  }
  // As ours, unless a pooler lends connections of a role that is not set up for it.
  if (!['UTC', 'Etc/UTC'].includes(server.zone) || !server.dates.startsWith('ISO')) {
    throw new DatabaseRefused(
      `The database's role needs the settings of docs/operations.md behind a pooler: TimeZone is ${server.zone}, DateStyle ${server.dates}.`,
    );
  }
  if (server.fsync === 'off' || server.commit === 'off') {
    log.warn(
      { fsync: server.fsync, synchronousCommit: server.commit },
      'the database may lose acknowledged changes when its machine fails',
    );
  }
  return server.limit;
}
