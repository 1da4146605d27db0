import { statfs } from 'node:fs/promises';
import { none } from './disk-space.ts';

/** How long what was found holds, in ms. */
const keptMs = 250;
/** Changes go on when there is this much more than the reserve: else they would begin and cease from one call to the next. */
const easedBy = 1.25;
/** A disk with fewer files left than these takes no new ones soon, however many bytes are free. */
const fewestFiles = 1_000;

/** Bytes below which changes cease, and from which on they are taken again. */
export interface RoomLimits {
  reserve: number;
  eased: number;
}

/** Whether there is room for changes on the disk of the database. */
export interface DiskRoom {
  /** Whether so little is left that nothing is to be changed. */
  isShort(): Promise<boolean>;
  /** Null: the disk is another machine's, and unknown. */
  limits: RoomLimits | null;
}

/** The room of a database whose disk cannot be looked at: what it says itself is all there is. */
export const unknownRoom: DiskRoom = { isShort: async () => false, limits: null };

/** The limits that follow from how many bytes are kept free. */
export function roomLimits(reserve: number): RoomLimits {
  return { reserve, eased: Math.ceil(reserve * easedBy) };
}

/** Whether a number of bytes is too small, where changes are refused already and where they are not. */
export function isTooLittle(free: number, { reserve, eased }: RoomLimits, isShort: boolean): boolean {
  return free < (isShort ? eased : reserve);
}

/** Who hears of the room on a disk. */
export interface RoomHearing {
  /** Changes cease, or are taken again. */
  onChange: (isShort: boolean, free: number) => void;
  /** There is so little that the database cannot go on for long. */
  onFull: () => void;
}

/**
 * Watches the room on the disk of a folder; it looks four times a second at most, and only while it is asked.
 * @param reserve bytes that are kept free; 0: changes are never refused for it
 */
export function roomOn(folder: string, reserve: number, { onChange, onFull }: RoomHearing): DiskRoom {
  const limits = roomLimits(reserve);
  let isShort = false;
  let isFull = false;
  let asked = Number.NEGATIVE_INFINITY;
  let looking: Promise<boolean> | null = null;

  async function look(): Promise<boolean> {
    try {
      const { bavail, bsize, files, ffree } = await statfs(folder);
      const free = bavail * bsize;
      // Some file systems count no files.
      const hasFiles = files === 0 || ffree >= fewestFiles;
      const isShortNow = isTooLittle(free, limits, isShort) || (reserve > 0 && !hasFiles);
      if (isShortNow !== isShort) onChange(isShortNow, free);
      if (free < none && !isFull) onFull();
      isFull = free < none;
      isShort = isShortNow;
    } catch {
      // A folder that cannot be looked at says nothing of its room: the database itself will.
    } finally {
      asked = performance.now();
      looking = null;
    }
    return isShort;
  }

  return {
    limits,
    async isShort() {
      if (performance.now() - asked < keptMs) return isShort;
      looking ??= look();
      return looking;
    },
  };
}
