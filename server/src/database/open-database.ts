import { fileURLToPath } from 'node:url';
import type { ClientConfig } from 'pg';
import type { Config } from '../config.ts';
import { type Connected, connect, connectionOf } from './connection/connect.ts';
import { openEmbedded } from './embedded/embedded.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';
import { refuseHalfRestored } from './restore-marker.ts';

/** The folder of the migrations. */
export const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/** What of the configuration says where the database is. */
type PlaceFacts = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseDirectUrl'>>;

/** A database as it stands, and how to connect to it directly. */
export type Place = Connected & { connection: ClientConfig };

/**
 * Opens the database the configuration names, the built-in one or a server, with its schema up to date.
 * @throws DatabaseRefused with one sentence
 */
export async function openDatabase(config: PlaceFacts, log: Log): Promise<Place> {
  const place = await openPlace(config, log);
  try {
    await refuseHalfRestored(place.pool);
    await migrate(place.connection, migrations, log);
    return place;
  } catch (error) {
    await place.close();
    throw error;
  }
}

/**
 * Opens it as it stands, whatever is in it: for what fills an empty one.
 * @throws DatabaseRefused with one sentence
 */
export async function openPlace(config: PlaceFacts, log: Log): Promise<Place> {
  if (config.databaseUrl !== undefined) {
    const direct = config.databaseDirectUrl === undefined ? undefined : connectionOf(config.databaseDirectUrl);
    const connection = connectionOf(config.databaseUrl);
    return { ...(await connect(connection, log, direct)), connection: direct ?? connection };
  }
  const embedded = await openEmbedded({ dir: config.dataDir, log });
  try {
    const connected = await connect(embedded.connection, log);
    const close = async () => {
      await connected.close();
      await embedded.close();
    };
    return { ...connected, connection: embedded.connection, close };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}
