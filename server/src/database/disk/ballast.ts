import { randomFillSync } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folders } from '../embedded/embedded-folders.ts';
import { freeBytes } from './disk-space.ts';

const piece = 1024 * 1024;
const size = 64 * piece;

const ballastIn = (folders: Folders) => join(folders.home, 'ballast');

/**
 * Lays room by that can be given up: a file of nothing. A database whose disk is full to the last byte ends, and does not start again before
 * it finds some room. Does nothing where it lies already.
 * @param left bytes that have to be free beside it
 */
export async function layBallast(folders: Folders, left: number): Promise<void> {
  const file = ballastIn(folders);
  try {
    const laid = await stat(file).catch(() => null);
    if (laid?.size === size || (await freeBytes(folders.home)) < size + left) return;
    await rm(file, { force: true });
    // The folder may belong to the lesser account: as root, never follow a link it may have put there.
    const handle = await open(file, 'wx', 0o600);
    try {
      // Zeros would take no room on a disk that packs what it keeps.
      const noise = randomFillSync(Buffer.alloc(piece));
      for (let at = 0; at < size; at += piece) await handle.write(noise);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Half of it helps as well, and none is no worse than before.
  }
}

/** Gives the room up. @returns whether there was any */
export async function giveBallast(folders: Folders): Promise<boolean> {
  try {
    await rm(ballastIn(folders));
    return true;
  } catch {
    return false;
  }
}
