import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { builtInRefused, errorCode, folderRefused } from '../database-refused.ts';
import type { Folders } from './embedded-folders.ts';
import type { Account } from './run-as.ts';

/** The port number in the socket's name; no network port is opened. */
export const socketPort = 5432;

// The shortest limit among the systems we run on (macOS, 104 with the closing zero); Linux takes 107.
const longestSocket = 103;

/**
 * The private folder of the socket: beside the data, or under /tmp when that path would be too long for a socket.
 * Not under XDG_RUNTIME_DIR or TMPDIR: they end with the login or differ between processes, the database stays.
 * @throws DatabaseRefused when somebody else has put something in its place.
 */
export async function socketFolder(folders: Folders, account: Account | undefined): Promise<string> {
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  const beside = join(folders.run, `.s.PGSQL.${socketPort}`);
  const key = createHash('sha256').update(folders.dir).digest('hex').slice(0, 12);
  const folder = Buffer.byteLength(beside) <= longestSocket ? folders.run : `/tmp/mandate-${uid}-${key}`;
  await makePrivate(folder, account);
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw builtInRefused(`The folder ${folder} for the socket of the built-in database is not private to its account`);
  }
  return folder;
}

/** Makes a folder that only the database's account may enter; one that exists is left as it is. */
export async function makePrivate(folder: string, account: Account | undefined): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
    if (account) await chown(folder, account.uid, account.gid);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw folderRefused(folder, error);
  }
}
