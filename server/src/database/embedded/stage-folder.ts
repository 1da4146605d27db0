import { randomBytes } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../database-refused.ts';

/** A fresh name beside `folder` under which it is prepared; it names our process, so that leftovers are recognised. */
export function stageFolder(folder: string): string {
  return `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
}

/**
 * Puts a prepared folder in its place. Renaming onto a folder with content fails, so of two processes that prepare
 * the same one the slower drops its own: no lock is needed, and a folder under its final name is always complete.
 */
export async function putInPlace(stage: string, folder: string): Promise<void> {
  try {
    await rename(stage, folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    await rm(stage, { recursive: true, force: true });
  }
}

/** Removes prepared folders whose process is gone; one that cannot be removed yet stays for the next start. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    const pid = name.startsWith(`${basename(folder)}.new-`) && /\.new-(\d+)-[0-9a-f]+$/.exec(name)?.[1];
    if (!pid || isProcess(Number(pid))) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Whether a process of this number exists, whoever owns it. */
export function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
