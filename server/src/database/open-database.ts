import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { type Connected, connect, connectionOf } from './connect.ts';
import { openEmbedded } from './embedded.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Opens the database the configuration names, the built-in one or a server, with its schema up to date.
 * @throws DatabaseRefused with one sentence
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Connected> {
  if (config.databaseUrl !== undefined) return openMigrated(connectionOf(config.databaseUrl), log);
  const embedded = await openEmbedded({ dir: config.dataDir, log });
  try {
    const connected = await openMigrated(embedded.connection, log);
    const close = async () => {
      await connected.close();
      await embedded.close();
    };
    return { ...connected, close };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

async function openMigrated(connection: Parameters<typeof connect>[0], log: Log): Promise<Connected> {
  // First, since this is what says in a sentence that a server cannot be reached or is too old.
  const connected = await connect(connection, log);
  try {
    await migrate(connection, migrations, log);
    return connected;
  } catch (error) {
    await connected.close();
    throw error;
  }
}
