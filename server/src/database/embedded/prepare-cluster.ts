import { copiedBinaries } from './copied-binaries.ts';
import { databaseAccount } from './embedded-account.ts';
import { makeCluster } from './embedded-cluster.ts';
import { makeFolders } from './embedded-folders.ts';
import { settingsText, writeSettings } from './embedded-settings.ts';
import { makePrivate, socketFolder } from './embedded-socket.ts';
import type { Cluster } from './embedded-start.ts';

/**
 * Makes everything the built-in database of a data folder needs to start, where it is not there yet.
 * @throws DatabaseRefused with one sentence that names the way out
 */
export async function prepareCluster(dir: string): Promise<Cluster> {
  const folders = await makeFolders(dir);
  const account = await databaseAccount(folders);
  const binaries = await copiedBinaries(folders.dir, account);
  await makeCluster(folders, binaries, account);
  await makePrivate(folders.run, account);
  await makePrivate(folders.log, account);
  const socket = await socketFolder(folders, account);
  await writeSettings(folders, settingsText(socket));
  return { folders, binaries, account };
}
