import { existsSync } from 'node:fs';
import { link, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../database-refused.ts';
import { isProcess } from './stage-folder.ts';

/** What a running PostgreSQL says of itself in `postmaster.pid`. */
export type Postmaster = {
  pid: number;
  /** Missing while it is so early in its start that it does not listen yet. */
  listening?: { port: number; folder: string };
  /** `starting`, `stopping`, `ready`, `standby`; empty before the first. */
  status: string;
  text: string;
};

/** Reads `postmaster.pid` (src/include/utils/pidfile.h of PostgreSQL); undefined when there is none or it is being written. */
export async function readPostmaster(pgdata: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(pgdata, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n');
  const [pid, port, folder] = [Number(lines[0]), Number(lines[3]), lines[4]];
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const status = (lines[7] ?? '').trim();
  return port > 0 && folder ? { pid, listening: { port, folder }, status, text } : { pid, status, text };
}

/**
 * Whether the process is alive and the postmaster of this data, not a dead one nobody has buried (a container's
 * first process may not) nor an unrelated process that was given the same number later.
 */
export async function isLiving(pgdata: string, pid: number): Promise<boolean> {
  if (!isProcess(pid)) return false;
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // Without /proc (macOS) the number alone has to do. Where it shows us only some processes, one of our own account may be hidden from us by
  // the walls of a service manager; in doubt it is the postmaster: a second one on the same data would destroy them.
  if (line === undefined) return (await hasProc()) ? maySignal(pid) : isProcess(pid);
  // The name stands in parentheses and may itself hold blanks and parentheses; the state follows.
  const name = line.slice(line.indexOf('(') + 1, line.lastIndexOf(')'));
  if (line.slice(line.lastIndexOf(')') + 2).startsWith('Z')) return false;
  try {
    // A postmaster works inside its data.
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(pgdata));
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(errorCode(error))) return false;
    // Root in a container may not look into other accounts' processes; in doubt it is the postmaster.
    return name === 'postgres' && (await stat(`/proc/${pid}`)).uid === (await stat(pgdata)).uid;
  }
}

/**
 * Removes the lock files of a postmaster that is gone but whose number is taken by another process, at which
 * PostgreSQL would refuse to start. The file is moved aside and looked at again first: another process may have
 * started a postmaster in between, whose file goes back.
 */
export async function removeStale(pgdata: string, stale: Postmaster): Promise<void> {
  if (!isProcess(stale.pid)) return; // PostgreSQL sees for itself that nobody is there.
  const file = join(pgdata, 'postmaster.pid');
  const aside = `${file}.stale-${process.pid}`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) !== stale.text) await link(aside, file);
    else if (stale.listening) {
      await rm(join(stale.listening.folder, `.s.PGSQL.${stale.listening.port}.lock`), { force: true });
    }
    await rm(aside);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(errorCode(error))) throw error;
  }
}

/** Whether the system shows us a process, or shows us none at all. */
export function isSeen(pid: number): boolean {
  return existsSync(`/proc/${pid}`) || !existsSync('/proc/self');
}

/** Whether a process exists and belongs to an account we act for. */
function maySignal(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function hasProc(): Promise<boolean> {
  return readFile('/proc/self/stat').then(
    () => true,
    () => false,
  );
}
