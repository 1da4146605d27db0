import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldersIn } from '../src/database/embedded/embedded-folders.ts';
import { isLiving, readPostmaster } from '../src/database/embedded/postmaster.ts';
import { isProcess } from '../src/database/embedded/stage-folder.ts';

const prefix = 'mandate-test-';

/** A new folder for data of tests; as root the database's account can reach it. The name tells whose it is. */
export async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** Ends the database in a folder of tests, if one runs, and removes the folder. */
export async function removeTestFolder(folder: string): Promise<void> {
  const { pgdata } = foldersIn(folder);
  const postmaster = await readPostmaster(pgdata).catch(() => undefined);
  if (postmaster && (await isLiving(pgdata, postmaster.pid))) process.kill(postmaster.pid, 'SIGQUIT');
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** Removes what killed runs of the tests left behind. */
export async function removeStaleTestFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(prefix) && Number(name.slice(prefix.length).split('-')[0]);
    if (pid && !isProcess(pid)) await removeTestFolder(join(tmpdir(), name)).catch(() => undefined);
  }
}
