import { type FileHandle, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefused } from '../backup-refused.ts';

/**
 * Where a backup goes.
 * @param wanted a folder or the path of a file; null: the folder of backups, under a name that says when
 * @returns an absolute path
 */
export async function backupPath(wanted: string | null, backupsDir: string, now = new Date()): Promise<string> {
  const [, date, time] = /^(\S+)T(\d\d:\d\d:\d\d)/.exec(now.toISOString()) ?? [];
  const name = `mandate-${date}-${time?.replaceAll(':', '')}.backup`;
  if (wanted === null) return path.join(backupsDir, name);
  const isFolder = wanted.endsWith('/') || (await stat(wanted).catch(() => null))?.isDirectory();
  return path.resolve(isFolder ? path.join(wanted, name) : wanted);
}

/** A backup on its way: it has its name when it is whole. */
export interface PartialBackup {
  handle: FileHandle;
  /** Gives it its name, once all of it is on the disk. @throws BackupRefused when the name was taken meanwhile */
  publish(): Promise<void>;
  /** Removes it. */
  discard(): Promise<void>;
}

const partialOf = (file: string) => `${file}.partial`;

/**
 * Makes the file of a backup under a name that nobody takes for one, readable by its owner alone.
 * @throws BackupRefused when the name is taken or the folder cannot be written
 */
export async function beginBackupFile(file: string): Promise<PartialBackup> {
  const partial = partialOf(file);
  if (await stat(file).catch(() => null)) throw taken(file);
  await mkdir(path.dirname(file), { recursive: true }).catch(cannotWrite(file));
  const handle = await open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') return cannotWrite(file)(error);
    throw new BackupRefused(
      `${partial} is being written by another backup, or was left by one: wait for it, or remove it.`,
    );
  });
  return {
    handle,
    async publish() {
      await handle.sync();
      await handle.close();
      await nameWhole(partial, file);
      await syncFolder(path.dirname(file));
    },
    async discard() {
      await handle.close().catch(() => undefined);
      await rm(partial, { force: true });
    },
  };
}

/** Removes what backups of these names left in a folder before they were whole. */
export async function removeLeftovers(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(partialOf(path.join(folder, path.basename(name))), { force: true });
}

/** A link, unlike a renaming, never takes the place of another file; where there are none, a renaming has to do. */
async function nameWhole(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
    await rm(partial);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || (await stat(file).catch(() => null))) throw taken(file);
    await rename(partial, file);
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; there the name is kept with the file.
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function taken(file: string): BackupRefused {
  return new BackupRefused(`${file} is there already: a backup never takes the place of a file. Give another name.`);
}

function cannotWrite(file: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new BackupRefused(`${file} cannot be written (${error.code}).`, { cause: error });
  };
}
