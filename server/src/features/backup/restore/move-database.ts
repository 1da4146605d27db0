import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { migrate } from '../../../database/migrate.ts';
import { migrations as folder, type Place } from '../../../database/open-database.ts';
import { BackupRefused } from '../backup-refused.ts';
import type { Header } from '../file/backup-header.ts';
import type { Manifest } from '../file/manifest.ts';
import { readTables } from '../file/read-tables.ts';
import { quoted, savedTables } from '../file/saved-tables.ts';
import { openMaintenance } from '../maintenance-client.ts';
import { type Restoring, restoreInto } from './restore-backup.ts';

const waitMs = 100;
const waits = 10;

/**
 * Moves everything a database holds into an empty one, and compares both. The source is only read, and nobody else may use it.
 * @throws BackupRefused when somebody does, and all that `restoreInto` refuses
 */
export async function moveDatabase(source: Place, target: Place, restoring: Restoring): Promise<Manifest> {
  const { client, end, drop } = await openMaintenance(source.pool);
  restoring.signal.addEventListener('abort', drop, { once: true });
  try {
    await checkAlone(client, source.pool);
    await migrate(source.connection, folder, restoring.log);
    await client.query('begin isolation level repeatable read');
    // Whoever starts meanwhile waits, and is refused by the limit of waiting: what they saved would be lost.
    const tables = await savedTables(client);
    await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in share mode`);
    const { rows: migrations } = await client.query<Header['migrations'][number]>(
      'select name, checksum from migration order by name',
    );
    const { rows } = await client.query<{ pausedAt: string | null }>(
      'select paused_at::text as "pausedAt" from mail_servers',
    );
    const settle = async (filled: pg.ClientBase) => {
      await checkAlone(client, source.pool);
      await filled.query('update mail_servers set paused_at = $1', [rows[0]?.pausedAt ?? null]);
    };
    return await restoreInto(target, { migrations, parts: () => readTables(client), settle }, restoring);
  } catch (error) {
    drop();
    throw error;
  } finally {
    restoring.signal.removeEventListener('abort', drop);
    await end();
  }
}

/** @throws BackupRefused when others than this process are connected; who is about to leave is waited for */
async function checkAlone(client: pg.ClientBase, pool: pg.Pool): Promise<void> {
  const own = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  for (let waited = 0; ; waited += 1) {
    // Rows without a user are PostgreSQL's own work.
    const { rows } = await client.query<{ others: string | number }>(
      `select count(*) as others from pg_stat_activity
       where datname = current_database() and usename is not null and pid <> pg_backend_pid() and pid <> $1`,
      [own.rows[0]?.pid],
    );
    if (Number(rows[0]?.others) === 0) return;
    if (waited === waits)
      throw new BackupRefused(
        'The built-in database is in use: stop Mandate, and what else is connected, before its data are moved.',
      );
    await sleep(waitMs);
  }
}
