import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import { errorCode } from '../../../database/database-refused.ts';
import { foldersIn } from '../../../database/embedded/embedded-folders.ts';
import { type Finding, finding } from './finding.ts';

/** What has to be closed to everybody but its account: the mode it should have, in octal digits. */
interface Closed {
  path: string;
  wanted: '700' | '600';
}

/** Whether the folders are there and closed to others on the machine. The data folder itself may be open: the database has to pass it. */
export async function findFolders({ databaseUrl, dataDir, secretsDir }: Config): Promise<Finding> {
  const isEmbedded = databaseUrl === undefined;
  const isMissing = !(await isThere(isEmbedded ? dataDir : secretsDir));
  if (isMissing) return finding('folders', 'foldersMissing');
  const { home, pgdata } = foldersIn(dataDir);
  // As root the database runs under an account of its own, which has to pass its home.
  const ofDatabase = process.getuid?.() === 0 ? [pgdata] : [home, pgdata];
  const closed: Closed[] = [...(isEmbedded ? ofDatabase : []), secretsDir].map((path) => ({ path, wanted: '700' }));
  try {
    for (const name of await keyFiles(secretsDir)) closed.push({ path: join(secretsDir, name), wanted: '600' });
    for (const { path, wanted } of closed) {
      if (!(await isThere(path))) continue;
      const mode = (await stat(path)).mode & 0o777;
      // Windows has no such modes.
      if (process.platform === 'win32' || (mode & 0o077) === 0) continue;
      return finding('folders', 'foldersOpen', { folder: path, mode: mode.toString(8), wanted });
    }
  } catch (error) {
    const folder = (error as NodeJS.ErrnoException).path ?? secretsDir;
    return finding('folders', 'foldersRefused', { folder, reason: errorCode(error) });
  }
  return finding('folders', 'foldersGood');
}

/** The names of the files of keys in the folder of secrets; none where there is no folder. */
export async function keyFiles(secretsDir: string): Promise<string[]> {
  if (!(await isThere(secretsDir))) return [];
  return (await readdir(secretsDir)).filter((name) => name.endsWith('-keys.json'));
}

/** Whether something stands under a path; what may not be looked at stands there. */
export async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => errorCode(error) !== 'ENOENT',
  );
}
