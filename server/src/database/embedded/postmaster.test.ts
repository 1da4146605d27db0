import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordedLog } from '../../../testing/recorded-log.ts';
import { makeTestFolder, removeTestFolder } from '../../../testing/test-folder.ts';
import { type Embedded, openEmbedded } from './embedded.ts';
import { foldersIn } from './embedded-folders.ts';

const program = fileURLToPath(new URL('../../../testing/database/living-child.ts', import.meta.url));

let folder: string;
let embedded: Embedded;

beforeAll(async () => {
  folder = await makeTestFolder();
  embedded = await openEmbedded({ dir: folder, log: recordedLog() });
});
afterAll(async () => {
  await embedded.close();
  await removeTestFolder(folder);
});

/** Runs a command to its end in a view of the processes of its own, which shows an account but what it may look into. */
function hidden(account: { uid: number; gid: number }, command: string[]): string {
  const script = 'mount -t proc -o hidepid=invisible proc /proc && exec "$@"';
  const as = ['setpriv', '--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'];
  // Of another namespace of users, as a service manager sets one up: processes of the same account are hidden then as well.
  const walls = ['unshare', '--user'];
  return execFileSync('/usr/bin/unshare', ['--mount', 'sh', '-c', script, 'sh', ...as, ...walls, ...command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function mayHide(): boolean {
  try {
    return hidden({ uid: 65_534, gid: 65_534 }, ['echo', 'yes']) === 'yes\n';
  } catch {
    return false;
  }
}

// Only root may build such walls, on Linux.
describe.skipIf(!mayHide())('a postmaster behind the walls of a service manager', () => {
  test('is taken for one that lives: a second one on the same data would destroy them', async () => {
    const { pgdata } = foldersIn(folder);
    expect(hidden(await stat(pgdata), [process.execPath, program, pgdata])).toBe('true');
  });
});
