import { statfs } from 'node:fs/promises';
import type { Log } from '../log.ts';

/** Bytes that are little for a database, and so few that it cannot start. */
export const little = 500 * 1024 * 1024;
// One segment of the write-ahead log and some room to work: below that PostgreSQL does not start.
export const none = 20 * 1024 * 1024;

/** Warns when the disk of a folder has little space left: a full one stops the whole database. */
export async function warnOfLittleSpace(folder: string, log: Log): Promise<void> {
  const free = await freeBytes(folder);
  if (free < little) log.warn({ folder, freeBytes: free }, 'little disk space is left for the database');
}

/** Whether the disk of a folder is so full that a database on it cannot start. */
export async function isDiskFull(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) < none;
}

/** The bytes that are free on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
