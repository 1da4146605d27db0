import { stat } from 'node:fs/promises';
import { builtInRefused, DatabaseRefused } from '../database-refused.ts';
import type { Folders } from './embedded-folders.ts';
import { type Account, runAs } from './run-as.ts';

const ownName = 'mandate';

/**
 * The account the database runs under: undefined as an ordinary user (our own); as root, which PostgreSQL refuses,
 * the owner of the existing data, else the system account `mandate` (made when missing), else `postgres`, else `nobody`.
 * Our own account comes before `postgres`, whose other databases could read our files.
 * @throws DatabaseRefused when there is none or when it cannot reach the data folder.
 */
export async function databaseAccount(folders: Folders): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const account =
    (await ownerOf(folders.pgdata)) ??
    (await accountNamed(ownName)) ??
    (await makeAccount()) ??
    (await accountNamed('postgres')) ??
    (await accountNamed('nobody'));
  if (!account) throw builtInRefused('The built-in database does not run as root and no other account was found');
  const reach = await runAs(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folders.home]);
  if (!reach.succeeded) {
    throw new DatabaseRefused(
      `The account ${account.name}, under which the built-in database runs, cannot reach ${folders.dir}: ` +
        'set DATA_DIR to a folder it can reach, or DATABASE_URL to a PostgreSQL 15 or newer server.',
    );
  }
  return account;
}

async function ownerOf(pgdata: string): Promise<Account | undefined> {
  const found = await stat(pgdata).catch(() => undefined);
  return found && found.uid !== 0 ? { name: `number ${found.uid}`, uid: found.uid, gid: found.gid } : undefined;
}

async function accountNamed(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([runAs(undefined, 'id', ['-u', name]), runAs(undefined, 'id', ['-g', name])]);
  if (!uid.succeeded || !gid.succeeded) return undefined;
  return { name, uid: Number(uid.output), gid: Number(gid.output) };
}

async function makeAccount(): Promise<Account | undefined> {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  await runAs(undefined, 'useradd', ['--system', '--user-group', ...home, ownName]);
  return accountNamed(ownName);
}
