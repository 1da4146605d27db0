import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { asOptions } from '../connection/session-limits.ts';
import { inUseLock } from '../queries/locks.ts';
import { superuser } from './embedded-cluster.ts';
import { isLiving, readPostmaster } from './postmaster.ts';

const stopLimit = 60_000;

/** How to reach the running database as its superuser, for its keeping and for tests; the application never does. */
export function superuserConnection(listening: { port: number; folder: string }) {
  return {
    host: listening.folder,
    port: listening.port,
    user: superuser,
    database: 'postgres',
    ssl: false,
    // Given even when empty of meaning: pg would else take PGOPTIONS from the environment.
    options: asOptions({ TimeZone: 'UTC', statement_timeout: '0', lock_timeout: '5s' }),
    application_name: 'mandate keeper',
    connectionTimeoutMillis: 5_000,
  };
}

/** Opens a superuser's connection that survives its own loss: an unheard error event would end the process. */
export async function openSuperuser(listening: { port: number; folder: string }): Promise<Client> {
  const client = new Client(superuserConnection(listening));
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Opens the connection by which this process keeps the database running: as long as it is open it holds a shared lock.
 * Whoever is stopping the database holds the lock alone; waiting for it then ends with the connection.
 */
export async function openKeeper(listening: { port: number; folder: string }): Promise<Client> {
  const client = await openSuperuser(listening);
  try {
    await client.query(`select pg_advisory_lock_shared(${inUseLock})`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** What became of the database when a process had no more use for it. */
export type Leaving = 'stopped' | 'in use' | 'lost';

/**
 * Leaves the database, and stops it when nobody else keeps it. The own lock is given back first and the lock of
 * all tried after: two that leave at once would else each fail on the other's shared lock, and nobody would stop it.
 */
export async function leave(client: Client, pgdata: string): Promise<Leaving> {
  try {
    await client.query('select pg_advisory_unlock_all()');
    const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(${inUseLock}) as alone`);
    if (!rows[0]?.alone) return 'in use';
    return (await stopPostmaster(pgdata)) ? 'stopped' : 'lost';
  } catch {
    return 'lost';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Stops the postmaster (fast: sessions are ended, data is written) and waits for its end. */
async function stopPostmaster(pgdata: string): Promise<boolean> {
  const pid = (await readPostmaster(pgdata))?.pid;
  if (!pid || !(await isLiving(pgdata, pid))) return false;
  process.kill(pid, 'SIGINT');
  for (const limit = performance.now() + stopLimit; performance.now() < limit; await sleep(5)) {
    if (!(await isLiving(pgdata, pid))) return true;
  }
  return false;
}
