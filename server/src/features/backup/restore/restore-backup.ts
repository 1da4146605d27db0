import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../../database/log.ts';
import { migrate, readMigrations } from '../../../database/migrate.ts';
import { migrations as folder, type Place } from '../../../database/open-database.ts';
import { BackupRefused } from '../backup-refused.ts';
import type { Header } from '../file/backup-header.ts';
import type { Manifest } from '../file/manifest.ts';
import type { Part } from '../file/parts.ts';
import type { Program } from '../program.ts';
import { fillPlace } from './fill-place.ts';
import { clearPlace, type FreshPlace, takeFreshPlace, unmarkPlace } from './fresh-place.ts';

const clearAttempts = 20;
const clearPauseMs = 100;

/** What a place is filled from. */
export interface Source {
  /** The migrations that had been applied where the rows come from. */
  migrations: Header['migrations'];
  parts(): AsyncGenerator<Part>;
  /** What belongs to the place alone, when the rows are in: in the same transaction. */
  settle(client: pg.ClientBase): Promise<void>;
}

/** With what. Stopped by its signal the place is left as empty as it was. */
export interface Restoring extends Program {
  log: Log;
}

/**
 * Looks whether this version of the product can hold what a backup holds.
 * @throws BackupRefused when a newer product made it
 */
export async function checkMigrations(wanted: Header['migrations']): Promise<void> {
  const here = new Map((await readMigrations(folder)).map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of wanted) {
    if (!here.has(name))
      throw new BackupRefused(
        `The backup was made by a newer Mandate (${name}): restore it with that version, or a newer one.`,
      );
    if (here.get(name) !== checksum)
      throw new BackupRefused(
        `The backup was made with another ${name} than this Mandate has: restore it with the version that made it.`,
      );
  }
}

/**
 * Fills an empty place: the schema as it was where the rows come from, the rows, and then the newer migrations. The place is marked until
 * all rows are in; what is broken off is removed at once, or by the next restore.
 * @throws BackupRefused for a place that is not empty, and all that `fillPlace` refuses; DatabaseRefused when a migration fails
 */
export async function restoreInto(place: Place, source: Source, { log, say, signal }: Restoring): Promise<Manifest> {
  await checkMigrations(source.migrations);
  const fresh = await takeFreshPlace(place);
  signal.addEventListener('abort', fresh.drop, { once: true });
  try {
    await migrate(place.connection, folder, log, source.migrations.at(-1)?.name ?? '');
    say(`${source.migrations.length} migrations applied`);
    const finish = async (client: pg.ClientBase) => {
      await source.settle(client);
      await unmarkPlace(client);
    };
    const manifest = await fillPlace(fresh.client, source.parts(), { say, signal, finish });
    await fresh.leave();
    await migrate(place.connection, folder, log);
    return manifest;
  } catch (error) {
    await emptyAgain(place, fresh);
    throw error;
  } finally {
    signal.removeEventListener('abort', fresh.drop);
  }
}

/** Leaves nothing behind. What cannot be removed now stays marked, and is removed by the next restore. */
async function emptyAgain(place: Place, fresh: FreshPlace): Promise<void> {
  fresh.drop();
  // The lost connection holds its lock until the database has noticed.
  for (let attempt = 0; attempt < clearAttempts; attempt += 1, await sleep(clearPauseMs)) {
    const again = await takeFreshPlace(place).catch(() => null);
    if (again === null) continue;
    await clearPlace(again.client).catch(() => undefined);
    await again.leave();
    return;
  }
}

/** What waits in the queue of a restored place may have been sent by the place it was saved from: nothing leaves until somebody says so. */
export async function pauseMail(client: pg.ClientBase): Promise<void> {
  await client.query('update mail_servers set paused_at = now()');
}
