import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type ClientConfig } from 'pg';
import { application } from '../../src/database/embedded/embedded-application.ts';
import { superuser } from '../../src/database/embedded/embedded-cluster.ts';
import type { Cluster } from '../../src/database/embedded/embedded-start.ts';
import { openSuperuser, superuserConnection } from '../../src/database/embedded/open-keeper.ts';
import { readPostmaster } from '../../src/database/embedded/postmaster.ts';
import { prepareCluster } from '../../src/database/embedded/prepare-cluster.ts';
import { plainEnvironment, runAs } from '../../src/database/embedded/run-as.ts';
import { until } from '../until.ts';
import { runOn } from './on-server.ts';

/** A PostgreSQL of its own that follows another one, as standbys do. */
export interface StandbyServer {
  /** How the application connects to it. */
  connection: ClientConfig;
  /** Runs SQL on it as its superuser. */
  ask(sql: string): Promise<Record<string, unknown>[]>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

const port = 5432;

/**
 * Makes a standby of a built-in database and starts it.
 * @param leaderDir the data folder of the database it follows, which runs
 * @param dir where its own data are made; the folder does not exist yet
 */
export async function startStandby(leaderDir: string, dir: string): Promise<StandbyServer> {
  const leader = await prepareCluster(leaderDir);
  const listening = (await readPostmaster(leader.folders.pgdata))?.listening;
  if (!listening) throw new Error('the database to follow does not run');
  const owner = leader.account ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const [pgdata, run] = [join(dir, 'pgdata'), join(dir, 'run')];
  for (const folder of [dir, run]) {
    await mkdir(folder);
    await chown(folder, owner.uid, owner.gid);
  }
  await copyData(leader, listening, pgdata, owner);

  const here = { folder: run, port };
  const reached = { host: run, port, ssl: false };
  const settings = {
    listen_addresses: '',
    unix_socket_directories: run,
    port: String(port),
    max_connections: '120',
    dynamic_shared_memory_type: 'mmap',
    primary_conninfo: `host=${listening.folder} port=${listening.port} user=${superuser}`,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(join(leader.binaries, 'postgres'), ['-D', pgdata, ...options], {
      stdio: 'ignore',
      cwd: '/',
      env: plainEnvironment,
      uid: owner.uid,
      gid: owner.gid,
    });
    await until(async () => {
      const client = await openSuperuser(here).catch(() => null);
      await client?.end();
      return client !== null;
    }, 'the standby does not start');
  }

  await start();
  return {
    connection: { ...reached, user: application, database: application },
    ask: (sql) => runOn(superuserConnection(here), sql),
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      // Its children end with the postmaster at once by this, and not by SIGKILL.
      child.kill('SIGQUIT');
      await once(child, 'exit');
    },
    start,
  };
}

/** Copies what a running database keeps, as a backup does: what changes meanwhile is in the log, which the standby reads from the leader. */
async function copyData(
  { folders, account }: Cluster,
  listening: { folder: string; port: number },
  pgdata: string,
  owner: { uid: number; gid: number },
): Promise<void> {
  const client = new pg.Client(superuserConnection(listening));
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    await runAs(account, '/bin/cp', ['-a', folders.pgdata, pgdata]);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    await rm(join(pgdata, 'postmaster.pid'), { force: true });
    const log = join(pgdata, 'pg_wal');
    for (const name of await readdir(log))
      if (/^[0-9A-F]{24}/.test(name)) await rm(join(log, name), { recursive: true });
    for (const [name, text] of [
      ['backup_label', rows[0].labelfile],
      ['standby.signal', ''],
    ]) {
      await writeFile(join(pgdata, name), text);
      await chown(join(pgdata, name), owner.uid, owner.gid);
    }
  } finally {
    await client.end();
  }
}
