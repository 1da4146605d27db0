import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, ClientConfig } from 'pg';
import { warnOfLittleSpace } from '../disk/disk-space.ts';
import type { Log } from '../log.ts';
import { application } from './embedded-application.ts';
import { foldersIn } from './embedded-folders.ts';
import { join } from './embedded-join.ts';
import { leave, openSuperuser } from './open-keeper.ts';
import { isLiving, readPostmaster } from './postmaster.ts';
import { prepareCluster } from './prepare-cluster.ts';

/** The built-in database while this process uses it. */
export type Embedded = {
  /** How the application connects, as a role without special rights. */
  connection: ClientConfig;
  /** Ends the use; the database stops when no other process uses it. Close all other connections first. Never throws. */
  close(): Promise<void>;
};

/**
 * Opens the built-in PostgreSQL whose data is under `dir` (an absolute or relative path), first preparing it,
 * starting it or joining the one that already runs there. When it is lost later it is brought back, for ever.
 * @throws DatabaseRefused with one sentence that names the way out.
 */
export async function openEmbedded({ dir, log }: { dir: string; log: Log }): Promise<Embedded> {
  const cluster = await prepareCluster(dir);
  await warnOfLittleSpace(cluster.folders.dir, log);
  const ending = new AbortController();
  const { keeper, listening } = await join(cluster, log, ending.signal);
  let current: Client | undefined;
  let returning = Promise.resolve();

  function keepWith(client: Client): void {
    current = client;
    client.once('end', () => {
      current = undefined;
      if (!ending.signal.aborted) returning = comeBack();
    });
  }

  async function comeBack(): Promise<void> {
    log.warn({}, 'the built-in database was lost, bringing it back');
    for (let pause = 100; !ending.signal.aborted; pause = Math.min(pause * 2, 5_000)) {
      try {
        keepWith((await join(cluster, log, ending.signal)).keeper);
        log.info({}, 'the built-in database is back');
        return;
      } catch (error) {
        if (ending.signal.aborted) return;
        const fault = error instanceof Error ? error.message : String(error);
        log.error({ fault }, 'the built-in database could not be brought back, trying again');
        await sleep(pause);
      }
    }
  }

  keepWith(keeper);
  log.info({ folder: cluster.folders.dir, socket: listening.folder }, 'the built-in database is ready');
  return {
    connection: {
      host: listening.folder,
      port: listening.port,
      user: application,
      database: application,
      ssl: false,
    },
    async close() {
      ending.abort();
      await returning;
      if (current) await leave(current, cluster.folders.pgdata);
      else await stopIfUnused(cluster.folders.dir);
    },
  };
}

/**
 * Stops the built-in database of a data folder unless a process uses it.
 * Gives `not running` when there is nothing to stop, `lost` when it ended or did not answer meanwhile.
 */
export async function stopIfUnused(dir: string): Promise<'stopped' | 'in use' | 'lost' | 'not running'> {
  const { pgdata } = foldersIn(dir);
  try {
    const found = await readPostmaster(pgdata);
    if (!found?.listening || !(await isLiving(pgdata, found.pid))) return 'not running';
    return await leave(await openSuperuser(found.listening), pgdata);
  } catch {
    return 'lost';
  }
}
