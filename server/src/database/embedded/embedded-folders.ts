import { chmod, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { builtInRefused, folderRefused } from '../database-refused.ts';

/** Where the built-in database keeps its things. */
export type Folders = {
  /** The data folder of the product, without symbolic links. */
  dir: string;
  /** Home of the database; belongs to whoever starts the product. */
  home: string;
  /** The cluster itself, complete whenever it exists. */
  pgdata: string;
  run: string;
  log: string;
  settings: string;
  startLog: string;
};

// PostgreSQL cuts paths at 1024 bytes (MAXPGPATH); its own file names need the rest.
const longestPath = 900;

/** The folders of the built-in database under a data folder. */
export function foldersIn(dir: string): Folders {
  const home = join(dir, 'postgres');
  return {
    dir,
    home,
    pgdata: join(home, 'pgdata'),
    run: join(home, 'run'),
    log: join(home, 'log'),
    settings: join(home, 'postgresql.conf'),
    startLog: join(home, 'start.log'),
  };
}

/**
 * Makes the data folder and the home of the database where they are missing and gives their real paths.
 * As root they are readable by others, since the database runs under another account and everything secret
 * has a folder of its own; as an ordinary user the home is private. What exists keeps its permissions.
 */
export async function makeFolders(dir: string): Promise<Folders> {
  const wanted = resolve(dir);
  if (Buffer.byteLength(wanted) > longestPath) {
    throw builtInRefused(
      `The path of the data folder is longer than the ${longestPath} bytes the built-in database takes`,
    );
  }
  const isRoot = process.getuid?.() === 0;
  try {
    await makeFolder(wanted, isRoot ? 0o755 : undefined);
    const folders = foldersIn(await realpath(wanted));
    await makeFolder(folders.home, isRoot ? 0o755 : 0o700);
    return folders;
  } catch (error) {
    throw folderRefused(wanted, error);
  }
}

/**
 * Makes a folder and its missing parents, one by one: each that was made gets the mode whatever the umask,
 * because a recursive mkdir would lock the parents to the mode and let the umask take bits away.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const existing = await stat(folder).catch(() => undefined);
  if (existing?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder), mode);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process that starts on the same folder may have been faster.
    if ((await stat(folder).catch(() => undefined))?.isDirectory()) return;
    throw error;
  }
  if (mode !== undefined) await chmod(folder, mode);
}
