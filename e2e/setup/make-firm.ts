import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopIfUnused } from '../../server/src/database/embedded/embedded.ts';
import { application } from '../../server/src/database/embedded/embedded-application.ts';
import { foldersIn } from '../../server/src/database/embedded/embedded-folders.ts';
import { superuserConnection } from '../../server/src/database/embedded/open-keeper.ts';
import { readPostmaster } from '../../server/src/database/embedded/postmaster.ts';
import { runOn } from '../../server/testing/database/on-server.ts';
import { removeTestFolder } from '../../server/testing/test-folder.ts';
import { newDataFolder, runProduct } from './start-product.ts';

/** The sample firm as products begin with it. */
interface Firm {
  /** The folder of its data, which nothing else uses. */
  dataDir: string;
  /** Removes it, where nobody else keeps it. */
  remove(): Promise<void>;
}

/**
 * Makes the sample firm, its documents printed, so that no product that begins with it has that to do. Where FIRM_FOLDER names a folder,
 * it is made there unless it is there already, and whoever named it removes it.
 */
export async function makeFirm(): Promise<Firm> {
  const kept = process.env.FIRM_FOLDER;
  const dataDir = kept ?? newDataFolder();
  // Made elsewhere: what was cut off half-way is not taken for the firm.
  if (!existsSync(dataDir)) await rename(await printedFirm(), dataDir);
  return { dataDir, remove: async () => (kept === undefined ? removeTestFolder(dataDir) : undefined) };
}

/** @returns the folder of the data of a product that has stopped */
async function printedFirm(): Promise<string> {
  const dataDir = newDataFolder();
  const product = await runProduct(dataDir);
  await untilPrinted(dataDir);
  await product.stop();
  // On a busy machine the product does not wait for the end of its database, which is what makes the data whole.
  while ((await stopIfUnused(dataDir)) !== 'not running') await sleep(50);
  return dataDir;
}

/** Waits until the product has printed every document of the firm. */
async function untilPrinted(dataDir: string): Promise<void> {
  const { listening } = (await readPostmaster(foldersIn(dataDir).pgdata)) ?? {};
  if (!listening) throw new Error(`No database runs in ${dataDir}.`);
  const connection = { ...superuserConnection(listening), database: application };
  const waiting = 'select 1 from documents where sha256 is null limit 1';
  while ((await runOn(connection, waiting)).length > 0) await sleep(100);
}
