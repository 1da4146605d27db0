import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSmallDisk, type SmallDisk } from '../../../server/testing/database/small-disk.ts';
import type { Account } from './unprivileged-account.ts';

/** How large the disk is that is filled, in megabytes: a database with what the check saves, and its log. */
const megabytes = 1_000;

/** Gives a machine a disk of its own, which can be filled; null where that is not allowed. It has to be made before the machine's folder. */
export function makeNodeDisk(folder: string, account: Account | null): SmallDisk | null {
  if (process.getuid?.() !== 0 || account === null) return null;
  try {
    const disk = makeSmallDisk(folder, megabytes);
    chownSync(folder, account.uid, account.gid);
    return disk;
  } catch {
    return null;
  }
}

/** Takes away the disks below a folder, which a killed run may have left. */
export function unmountDisks(folder: string): void {
  const mounts = '/proc/mounts';
  if (!existsSync(mounts)) return;
  for (const line of readFileSync(mounts, 'utf8').split('\n')) {
    const [, place = ''] = line.split(' ');
    if (place.startsWith(join(folder, '/'))) execFileSync('/bin/umount', ['-l', place]);
  }
}
