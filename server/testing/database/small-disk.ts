import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own, small enough to be filled. */
export interface SmallDisk {
  folder: string;
  /** Fills it until a number of bytes is left. */
  fill(left: number): void;
  /** Takes away what it was filled with. */
  empty(): void;
  free(): number;
  remove(): void;
}

const piece = 256 * 1024;

/**
 * Makes a file system in memory of a number of megabytes. Only root may, on Linux.
 * @throws when it may not be made
 */
export function makeSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { mode: 0o755 });
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    fill(left) {
      const file = openSync(filler, 'a');
      try {
        for (let open = free() - left; open > 0; open = free() - left) {
          const size = Math.min(piece, open);
          // A full disk takes less than it is given, or none.
          if (writeSync(file, Buffer.alloc(size)) < size) break;
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('/bin/umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
