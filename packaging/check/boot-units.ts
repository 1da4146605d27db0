import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chroot } from './clean-root.ts';
import { installed } from './installed.ts';
import { NotHere } from './not-here.ts';
import { isInstalled, run } from './run.ts';

const port = '4569';
const tries = 120;

/**
 * Boots a root in which Mandate is installed by a systemd of its own, which starts the service as it will be started: behind every wall of the
 * unit, by two processes. Makes a backup beside it and stops it.
 * @throws when it does not get ready, a wall is missing, or the database is not stopped in order
 */
export async function bootUnits(root: string): Promise<string> {
  if (!isInstalled('systemd-nspawn')) throw new NotHere('systemd-nspawn is not installed');
  chroot(root, 'apt-get update -q; apt-get install -qy --no-install-recommends systemd systemd-sysv dbus');
  chroot(root, `cp ${installed}/packaging/*.service ${installed}/packaging/*.timer /etc/systemd/system`);
  mkdirSync(join(root, 'etc/mandate'), { recursive: true });
  writeFileSync(join(root, 'etc/mandate/mandate.env'), `HOST=0.0.0.0\nPORT=${port}\nWORKERS=2\nSAMPLE_DATA=none\n`, {
    mode: 0o600,
  });
  chroot(
    root,
    'systemctl enable mandate.service mandate-backup.timer 2>&1; systemctl set-default multi-user.target 2>&1',
  );
  const words = [`--directory=${root}`, '--boot', '--register=no', '--keep-unit', '--console=pipe', '--quiet'];
  const machine = spawn('systemd-nspawn', words, { stdio: 'ignore' });
  try {
    const init = await initOf(machine);
    const inside = (...command: string[]) => run('nsenter', [`--target=${init}`, '--all', ...command]);
    await untilReady(inside);
    const walls = wallsOf(
      inside('sh', '-c', 'cat "/proc/$(systemctl show --property=MainPID --value mandate)/status"'),
    );
    inside('systemctl', 'start', 'mandate-backup.service');
    inside('systemctl', 'stop', 'mandate.service');
    const journal = inside('journalctl', '--no-pager', '--unit=mandate.service', '--unit=mandate-backup.service');
    if (/SIGKILL|Failed/.test(journal)) throw new Error(`not everything ended by itself:\n${journal}`);
    const said = inside('sh', '-c', 'cat /var/lib/mandate/postgres/log/*');
    if (/not properly shut down|interrupted/.test(said))
      throw new Error(`the database was not stopped in order:\n${said}`);
    return `gets ready behind ${walls}, lets a backup be made beside it, stops its database in order`;
  } finally {
    await shutDown(machine);
  }
}

/** The first process of a booted machine, as this one sees it. */
async function initOf(machine: ChildProcess): Promise<string> {
  for (let left = tries; left > 0 && machine.exitCode === null; left--) {
    const children = readFileSync(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8').trim().split(' ');
    const init = children.find((child) => child !== '' && nameOf(child) === 'systemd');
    if (init !== undefined) return init;
    await sleep(500);
  }
  throw new Error('systemd did not start in the root');
}

function nameOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

async function untilReady(inside: (...command: string[]) => string): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      inside('env', `PORT=${port}`, `${installed}/node_modules/.bin/node`, `${installed}/packaging/health-check.ts`);
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
    await sleep(1000);
  }
}

/** What the kernel says of a process behind the walls of the unit. */
function wallsOf(status: string): string {
  const of = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
  if (of('Uid') === '0' || !/^0+$/.test(of('CapBnd') ?? '') || of('NoNewPrivs') !== '1' || of('Seccomp') !== '2')
    throw new Error(`the service is not behind its walls:\n${status}`);
  return `${of('Seccomp_filters')} filters of system calls, without any right of root`;
}

async function shutDown(machine: ChildProcess): Promise<void> {
  if (machine.exitCode !== null) return;
  const ended = once(machine, 'exit');
  machine.kill('SIGTERM');
  const late = setTimeout(() => machine.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(late);
}
