import { existsSync } from 'node:fs';
import { foldersIn } from './embedded-folders.ts';
import { beginStart } from './embedded-start.ts';
import { readPostmaster } from './postmaster.ts';
import { prepareCluster } from './prepare-cluster.ts';

/**
 * Starts the built-in database of a data folder ahead of everything else, so that it gets ready while the program is loaded. Only where its
 * data are there and nothing says that it runs or ran until it was killed: what is left to judge, and what fails here, is for who opens it.
 */
export async function startAhead(dir: string): Promise<void> {
  try {
    const { pgdata } = foldersIn(dir);
    if (!existsSync(pgdata) || (await readPostmaster(pgdata))) return;
    await beginStart(await prepareCluster(dir));
  } catch {
    // It fails again where it is opened, and is told there.
  }
}
