import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { sep } from 'node:path';

/** A process of this machine. */
export interface Process {
  pid: number;
  /** What the system calls it. */
  program: string;
  /** The folder it works in. */
  folder: string;
}

/** What the parts of a cluster run as; who looks around in the folder with a shell is none of them. */
const programs = /^(etcd|patroni|python3?|postgres|pg_[a-z]+|pgbouncer|haproxy|node|MainThread|node-MainThread)$/;

/** Which of some processes work in a folder, or below it, and are parts of a cluster. */
export function thoseIn(folder: string, all: readonly Process[]): number[] {
  const isWithin = (place: string) => place === folder || place.startsWith(folder + sep);
  return all.filter((one) => isWithin(one.folder) && programs.test(one.program)).map(({ pid }) => pid);
}

/**
 * The processes of a cluster that work in a folder. Each part is started in a folder of its own, and what it starts works there too: so a machine
 * of the cluster is all that works in its folder, whoever started it.
 */
export function processesIn(folder: string): number[] {
  return thoseIn(folder, allProcesses()).filter((pid) => pid !== process.pid);
}

function allProcesses(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const folder = readlinkSync(`/proc/${pid}/cwd`).replace(/ \(deleted\)$/, '');
      return [{ pid: Number(pid), folder, program: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() }];
    } catch {
      // It ended meanwhile, or is somebody else's.
      return [];
    }
  });
}

/** Sends a signal to all that works in a folder. */
export function signalAll(folder: string, signal: NodeJS.Signals): void {
  for (const pid of processesIn(folder)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended meanwhile.
    }
  }
}
