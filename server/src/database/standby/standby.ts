import { setTimeout as sleep } from 'node:timers/promises';
import pg, { type ClientConfig } from 'pg';
import { type Connected, isLent, withSettings } from '../connection/connect.ts';
import { connected } from '../connection/pooled-database.ts';
import { sessionLimits } from '../connection/session-limits.ts';
import { valueParsers } from '../connection/value-parsers.ts';
import { watchSilence } from '../connection/watch-silence.ts';
import type { Database } from '../database.ts';
import { errorCode } from '../database-refused.ts';
import type { Log } from '../log.ts';
import { isUnavailable } from '../unavailable.ts';
import { beyondAll, isReached, type LogPosition, later } from './log-position.ts';
import { requiredPositions } from './required-positions.ts';

const connections = 10;
/** How long a connection to a standby is waited for, in ms. */
const connectLimit = 500;
/** How long a standby is waited for that has not come as far as it must, in ms; then the leader is asked. */
const catchUpLimit = 200;
/** How often it is looked whether it has, in ms. */
const lookEvery = 10;
/** A standby that was not there is left alone for so long, in ms. */
const restAfterFault = 1_000;
/** Statements take as long as those of calls; a little more, and the standby is taken for one that hangs. */
const statementLimit = Number.parseInt(sessionLimits.statement_timeout ?? '5', 10) * 1_000;

/** Of a standby that became the leader, its own place in the log counts. */
const comeTo = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as position`;

/** Databases that follow the leader, to read from. */
export interface Standby {
  /**
   * What to read from for a person: a standby that has come as far as what they wrote, else the leader.
   * @param written where the log was after what the person wrote last; null where nothing is known of that
   */
  after(written: LogPosition | null, accountId: string): Database;
  close(): Promise<void>;
}

/**
 * Lets people read from standbys of the database. Whoever is behind, away or lost is passed over, and the leader is read then: nobody is refused
 * for a standby's sake, and the product starts without it.
 * @param channel on which it is told what changed for whom
 */
export function openStandby(connection: ClientConfig, leader: Connected, channel: string, log: Log): Standby {
  const isPrepared = !isLent(connection);
  const options = { ...withSettings(connection), connectionTimeoutMillis: connectLimit };
  const pool = new pg.Pool({ ...options, max: connections, types: valueParsers });
  const required = requiredPositions(leader, channel);
  /** How far each connection's server was when it was asked last; behind one address there may be several. */
  const come = new WeakMap<pg.PoolClient, LogPosition>();
  let restUntil = 0;
  let isAway = false;

  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    watchSilence(client, () => statementLimit);
  });

  function note(error: unknown): void {
    restUntil = performance.now() + restAfterFault;
    if (!isAway) log.warn({ code: errorCode(error) }, 'the standby cannot be read from, the leader is read meanwhile');
    isAway = true;
  }

  /** @returns a connection whose server has come so far, or null */
  async function borrow(wanted: LogPosition): Promise<pg.PoolClient | null> {
    if (wanted === beyondAll || performance.now() < restUntil) return null;
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      if (await hasComeTo(client, wanted)) {
        if (isAway) log.info({}, 'the standby is read from again');
        isAway = false;
        return client;
      }
      client.release();
    } catch (error) {
      client?.release(true);
      note(error);
    }
    return null;
  }

  async function hasComeTo(client: pg.PoolClient, wanted: LogPosition): Promise<boolean> {
    for (const limit = performance.now() + catchUpLimit; ; await sleep(lookEvery)) {
      if (isReached(wanted, come.get(client) ?? '0/0')) return true;
      if (performance.now() > limit) return false;
      const { rows } = await client.query<{ position: LogPosition | null }>({ name: 'come to', text: comeTo });
      come.set(client, rows[0]?.position ?? '0/0');
    }
  }

  return {
    after(written, accountId) {
      const onConnection: Database['onConnection'] = async (work) => {
        const client = await borrow(later(written ?? '0/0', await required.of(accountId)));
        if (!client) return leader.db.onConnection(work);
        try {
          return await work(connected(client, isPrepared));
        } finally {
          client.release(client.getTransactionStatus() !== 'I');
        }
      };
      return {
        isTransaction: false,
        onConnection,
        async query(query) {
          try {
            return await onConnection((one) => one.query(query));
          } catch (error) {
            if (!isLost(error)) throw error;
            note(error);
            return leader.db.query(query);
          }
        },
      };
    },
    async close() {
      await required.close();
      await pool.end();
    },
  };
}

/** Whether a standby let go of what it was asked: it is away, or had to go on following the leader (serialization_failure, "conflict with recovery"). */
export function isLost(error: unknown): boolean {
  return isUnavailable(error) || errorCode(error) === '40001';
}
