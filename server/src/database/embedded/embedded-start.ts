import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Folders } from './embedded-folders.ts';
import { readPostmaster } from './postmaster.ts';
import { type Account, plainEnvironment } from './run-as.ts';

/** Everything that is needed to start the postmaster. */
export type Cluster = { folders: Folders; binaries: string; account: Account | undefined };

/** How long to wait for a postmaster, in milliseconds; recovery after a crash is part of it. */
export const startLimit = 60_000;

/**
 * Starts the postmaster in a session of its own, so that Ctrl-C and a killed server miss it, and waits until it is
 * ready. Gives undefined, or the last line it said when it ended instead: another process may have been faster.
 */
export async function startPostmaster(cluster: Cluster): Promise<string | undefined> {
  const { folders } = cluster;
  const before = await logEnd(folders.log);
  const output = await freshLog(folders.startLog);
  const child = spawnPostmaster(cluster, output?.fd);
  let ended: string | undefined;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended ??= `ended with ${signal ?? code}`));
  try {
    for (const limit = performance.now() + startLimit; performance.now() < limit; await sleep(5)) {
      if (ended !== undefined) return (await lastWords(folders, before)) ?? ended;
      const postmaster = await readPostmaster(folders.pgdata);
      if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return undefined;
    }
    return undefined;
  } finally {
    await output?.close();
  }
}

/** Begins a start and waits for nothing: who opens the database finds it starting, and starts it again should it end. */
export async function beginStart(cluster: Cluster): Promise<void> {
  const output = await freshLog(cluster.folders.startLog);
  // Unheard, an error would end the process.
  spawnPostmaster(cluster, output?.fd).on('error', () => undefined);
  await output?.close();
}

function spawnPostmaster({ folders, binaries, account }: Cluster, output: number | undefined): ChildProcess {
  const child = spawn(join(binaries, 'postgres'), ['-D', folders.pgdata], {
    detached: true,
    stdio: ['ignore', output ?? 'ignore', output ?? 'ignore'],
    cwd: '/',
    env: plainEnvironment,
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  });
  child.unref();
  return child;
}

async function freshLog(file: string) {
  try {
    await rm(file, { force: true });
    return await open(file, constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW, 0o600);
  } catch {
    // A full disk must not keep the database from coming back once there is room for its own files.
    return undefined;
  }
}

/** The last fatal line of a start: from what the log has gained since, or from what was said before there was a log. */
async function lastWords(folders: Folders, before: LogEnd): Promise<string | undefined> {
  const after = await logEnd(folders.log);
  const gained = after.text.slice(after.name === before.name ? before.text.length : 0);
  for (const text of [gained, await readFile(folders.startLog, 'utf8').catch(() => '')]) {
    const fatal = text.split('\n').findLast((line) => /FATAL|PANIC|error/.test(line));
    if (fatal) return fatal.replace(/^.*?(FATAL|PANIC|error)\S*\s*/, '').trim();
  }
  return undefined;
}

type LogEnd = { name: string; text: string };

/** The newest log and its text; there is a log for each day of the week. */
async function logEnd(folder: string): Promise<LogEnd> {
  const names = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  const name = dated.sort((one, other) => other.at - one.at)[0]?.name ?? '';
  return { name, text: name ? await readFile(join(folder, name), 'utf8').catch(() => '') : '' };
}
