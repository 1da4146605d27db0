import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { account } from './clean-root.ts';
import { installed } from './installed.ts';
import { isRoot, run } from './run.ts';

const port = '4569';

/** How often, a second apart, it is asked whether it is ready: a first start makes a database. */
const tries = 120;

/** How something installed is started, and how a command is run next to it. */
interface Way {
  readonly start: readonly string[];
  readonly beside: (pid: number) => readonly string[];
  readonly folder: string;
  readonly data: string;
}

/** As a container is closed: nothing to write on but the folders of data and of temporary files. */
const closed = `
mount --rbind "$0" "$0"
mount -o remount,bind,ro "$0"
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
mount -t tmpfs -o size=1g tmpfs "$0/tmp"
mount -t tmpfs -o size=1g,mode=0700,uid=${account.id},gid=${account.id} tmpfs "$0/var/lib/mandate"
if touch "$0${installed}/written" 2>/dev/null; then echo "The root can be written." >&2; exit 9; fi
exec chroot "$0" "$@"
`;

/**
 * Starts what is installed in a root as a container would be: read-only, as the account of the image, with no right of root and no way to get
 * one.
 * @throws when it does not get ready, keep backups or stop as it should
 */
export function startClosed(root: string): Promise<string> {
  const secret = '/etc/admin-password';
  const data = '/var/lib/mandate';
  mkdirSync(join(root, data), { recursive: true });
  writeFileSync(join(root, secret), 'only for this check\n');
  const words = [...dropped(account.id), ...environment(installed, data, secret)];
  return started({
    start: ['unshare', '--mount', 'sh', '-euc', closed, root, ...words],
    beside: (pid) => ['nsenter', `--target=${pid}`, '--mount', 'chroot', root, ...words],
    folder: installed,
    data,
  });
}

/** Starts what is installed in a folder of this machine, not as root. @throws as `startClosed` */
export function startOpen(folder: string): Promise<string> {
  const secret = join(folder, 'admin-password');
  const data = join(folder, 'data');
  writeFileSync(secret, 'only for this check\n');
  mkdirSync(data, { mode: 0o700 });
  const nobody = Number(run('id', ['-u', 'nobody']));
  if (isRoot) for (const path of [folder, data]) chownSync(path, nobody, nobody);
  chmodSync(folder, 0o755);
  const program = join(folder, installed);
  const words = [...(isRoot ? dropped(nobody) : []), ...environment(program, data, secret)];
  return started({ start: words, beside: () => words, folder: program, data });
}

function dropped(id: number): string[] {
  const rights = ['--clear-groups', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'];
  return ['setpriv', `--reuid=${id}`, `--regid=${id}`, ...rights];
}

function environment(folder: string, data: string, secret: string): string[] {
  const path = `PATH=${folder}/node_modules/.bin:/usr/bin:/bin`;
  const told = [
    'HOST=0.0.0.0',
    `PORT=${port}`,
    `DATA_DIR=${data}`,
    'SAMPLE_DATA=none',
    `ADMIN_PASSWORD_FILE=${secret}`,
  ];
  return ['env', '-i', path, ...told, 'sh', `${folder}/packaging/with-secrets.sh`];
}

/** Asks it by the check of the image whether it is ready, makes two backups of which one is kept, and stops it. */
async function started({ start, beside, folder, data }: Way): Promise<string> {
  const begun = performance.now();
  const [program = '', ...words] = [...start, `${folder}/server/start.sh`];
  const server = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (piece) => (said += piece));
  const ended = once(server, 'exit');
  const inside = (...command: string[]) => {
    const [first = '', ...rest] = [...beside(server.pid ?? 0), ...command];
    return run(first, rest);
  };
  try {
    const status = await untilReady(
      () => inside('node', `${folder}/packaging/health-check.ts`),
      () => server.exitCode === null,
    );
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    // What it said is heard only now and then, since the questions hold everything up.
    for (let left = tries; !said.includes('(the password you gave)'); left--) {
      if (left === 0) throw new Error('it did not take the password from its file');
      await sleep(50);
    }
    for (const _ of ['first', 'second']) inside('sh', `${folder}/packaging/keep-backups.sh`, `${data}/backups`, '1');
    const backups = inside('ls', `${data}/backups`).trim().split('\n');
    if (backups.length !== 1) throw new Error(`kept are ${backups.join(', ')} instead of one backup`);
    server.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`it ended with ${code} when it was told to stop`);
    return `${status} after ${seconds} s, keeps the newer of two backups, stops with status 0`;
  } catch (error) {
    server.kill('SIGKILL');
    const last = said.trim().split('\n').slice(-20).join('\n');
    throw new Error(`${error instanceof Error ? error.message : error}\n${last}`);
  }
}

/** @returns the word of the server */
async function untilReady(ask: () => string, isRunning: () => boolean): Promise<string> {
  for (let left = tries; ; left--) {
    try {
      return JSON.parse(ask()).data.status;
    } catch (error) {
      if (left === 0 || !isRunning()) throw error;
    }
    await sleep(1000);
  }
}
