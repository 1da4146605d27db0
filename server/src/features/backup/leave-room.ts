import { stat } from 'node:fs/promises';
import path from 'node:path';
import { freeBytes } from '../../database/disk/disk-space.ts';
import { BackupRefused } from './backup-refused.ts';

const mebibyte = 1024 * 1024;
/** How many bytes are written between two looks; they always have to fit. */
const lookEvery = 8 * mebibyte;

/**
 * Passes pieces on as long as there is room for more of them in a folder.
 * @param keepFree bytes that are to stay free on its disk
 * @throws BackupRefused before it is too late
 */
export async function* leaveRoom(
  pieces: AsyncIterable<Buffer>,
  folder: string,
  keepFree: number,
): AsyncGenerator<Buffer> {
  let passed = lookEvery;
  for await (const piece of pieces) {
    if (passed >= lookEvery) {
      passed = 0;
      await checkRoom(folder, keepFree + lookEvery);
    }
    passed += piece.length;
    yield piece;
  }
}

async function checkRoom(folder: string, needed: number): Promise<void> {
  const free = await freeBytes(folder);
  if (free >= needed) return;
  const [has, wants] = [free, needed].map((bytes) => Math.ceil(bytes / mebibyte));
  throw new BackupRefused(
    `The disk of ${folder} has ${has} MB left, and ${wants} MB are needed to go on: free some space, or name a folder on another disk.`,
  );
}

/** Bytes a backup has to leave free in a folder: those of the database where both are on one disk. */
export async function roomToLeave(folder: string, dataDir: string, diskReserve: number): Promise<number> {
  return (await diskOf(folder)) === (await diskOf(dataDir)) ? diskReserve : 0;
}

/** The number of the disk a folder is on, or will be on once it is made. */
async function diskOf(folder: string): Promise<number> {
  for (let at = folder; ; at = path.dirname(at)) {
    const found = await stat(at).catch(() => null);
    if (found) return found.dev;
    if (at === path.dirname(at)) return -1;
  }
}
