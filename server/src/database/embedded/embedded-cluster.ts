import { constants } from 'node:fs';
import { access, chmod, cp, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtInRefused, DatabaseRefused, errorCode, folderRefused } from '../database-refused.ts';
import type { Folders } from './embedded-folders.ts';
import { makePrivate } from './embedded-socket.ts';
import { type Account, runAs } from './run-as.ts';
import { putInPlace, removeLeftovers, stageFolder } from './stage-folder.ts';

/** The superuser of the built-in database, for its keeping only; the application has a lesser role. */
export const superuser = 'postgres';

const majorVersion = '18';

/**
 * Makes the cluster when there is none: in a folder of its own, then renamed, so that a cut-off first start leaves
 * nothing half-made behind. Existing data is never deleted and refused when another version wrote it.
 */
export async function makeCluster(folders: Folders, binaries: string, account: Account | undefined): Promise<void> {
  if (!(await exists(folders.pgdata))) await initialise(folders, binaries, account);
  const version = await readFile(join(folders.pgdata, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    const code = errorCode(error);
    const fault = code === 'EACCES' ? 'belongs to another account' : `is no database (${code})`;
    throw new DatabaseRefused(
      `The folder ${folders.pgdata} ${fault}: start as its owner, set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL 15 or newer server.`,
    );
  });
  if (version.trim() !== majorVersion) {
    throw builtInRefused(
      `The folder ${folders.pgdata} was written by PostgreSQL ${version.trim()} and the built-in database is ${majorVersion}`,
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    (error: unknown) => errorCode(error) !== 'ENOENT',
  );
}

async function initialise(folders: Folders, binaries: string, account: Account | undefined): Promise<void> {
  await removeLeftovers(folders.pgdata);
  const stage = stageFolder(folders.pgdata);
  await makePrivate(stage, account);
  // ICU's root order reads the same in every locale of the system and on every machine.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und'];
  const programs = await shellSafe(binaries);
  const made = await runAs(account, join(programs.folder, 'initdb'), [
    ...['-D', stage, '-U', superuser, '--auth=trust', ...locale, '--no-instructions'],
  ]);
  await programs.remove();
  if (!made.succeeded) {
    await rm(stage, { recursive: true, force: true }).catch(() => undefined);
    throw builtInRefused(`The built-in database could not be prepared (${made.fault})`);
  }
  try {
    await includeSettings(join(stage, 'postgresql.conf'));
    await putInPlace(stage, folders.pgdata);
  } catch (error) {
    throw folderRefused(folders.home, error);
  }
}

async function includeSettings(file: string): Promise<void> {
  // The folder belongs to the lesser account: as root, never follow a link it may have put there.
  const handle = await open(file, constants.O_WRONLY | constants.O_APPEND | constants.O_NOFOLLOW);
  await handle.write("include_if_exists = '../postgresql.conf'\n");
  await handle.sync();
  await handle.close();
}

/**
 * initdb calls its sister programs through a shell, which would read `$`, backticks, quotes and backslashes in their
 * path as commands: from such a path they are borrowed into a plain one. The data's own path is not affected.
 */
async function shellSafe(binaries: string): Promise<{ folder: string; remove(): Promise<void> }> {
  if (!/["$`\\]/.test(binaries)) return { folder: binaries, remove: async () => undefined };
  const copy = await mkdtemp('/tmp/mandate-initdb-');
  await cp(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  await chmod(copy, 0o755);
  return { folder: join(copy, 'bin'), remove: () => rm(copy, { recursive: true, force: true }) };
}
