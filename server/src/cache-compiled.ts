import { stat } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { isPath } from './data-folder.ts';
import { makeFolder } from './database/embedded/embedded-folders.ts';

/**
 * Lets modules that are loaded from now on be compiled once: what V8 made of them is kept in the data folder, by the text it was made of
 * and by the version of Node. Where that folder cannot be made, or somebody else may write to it, nothing is kept and nothing read.
 */
export async function cacheCompiled(dataDir: string): Promise<void> {
  if (!isPath(dataDir)) return;
  const folder = join(dataDir, 'compiled');
  try {
    await makeFolder(dataDir, process.getuid?.() === 0 ? 0o755 : undefined);
    await makeFolder(folder, 0o700);
    if ((await isOurs(dataDir)) && (await isOurs(folder))) enableCompileCache(folder);
  } catch {
    // A folder that cannot be used is told of by whoever needs it; without what was kept everything is only compiled again.
  }
}

/** Whether nobody else can put something there that we would run; the group of an ordinary user is mostly their own. */
async function isOurs(folder: string): Promise<boolean> {
  const { uid, mode } = await stat(folder);
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o002) === 0);
}
