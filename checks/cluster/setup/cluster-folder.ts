import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ClusterRefused } from '../cluster-refused.ts';
import { endAll } from './end-all.ts';
import { unmountDisks } from './node-disk.ts';

/** Where everything of the cluster is; always the same, so that what a killed run left is found. */
export function clusterFolder(): string {
  return resolve(process.env.CLUSTER_DIR || join(tmpdir(), 'mandate-cluster'));
}

/** The file that holds the id of the process which has the folder; it also tells that the folder is ours to remove. */
const owner = 'process-id';

/**
 * Takes the folder: what a killed run left there is ended and removed.
 * @throws ClusterRefused when another run has it, or it is no folder of a cluster
 */
export async function takeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) {
    const file = join(folder, owner);
    if (!existsSync(file))
      throw new ClusterRefused(`${folder} is no folder of a cluster: set CLUSTER_DIR to another one.`);
    const pid = Number(readFileSync(file, 'utf8'));
    if (isRun(pid)) throw new ClusterRefused(`Process ${pid} has a cluster in ${folder}: wait for its end.`);
    await removeFolder(folder);
  }
  mkdirSync(folder, { recursive: true });
  // The account of the database has to pass.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, owner), String(process.pid));
}

/** Ends whatever works in the folder, and removes it. */
export async function removeFolder(folder: string): Promise<void> {
  await endAll(folder);
  unmountDisks(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** Whether a process is a run of this command; another one may have its number by now. */
function isRun(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('run-cluster');
  } catch {
    return false;
  }
}
