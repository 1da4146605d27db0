import { mkdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const mostMs = 200_000;

/**
 * Lets only one journey at a time do what concerns the whole product under test, such as its mail settings.
 * Waiting takes longer than a journey may: ask in `beforeAll`, whose time is its own.
 * @param what names it
 * @returns how to let the next one
 */
export async function alone(what: string): Promise<() => Promise<void>> {
  // The journeys of one run share the process that began them.
  const mark = path.join(tmpdir(), `mandate-alone-${what}-${process.ppid}`);
  for (const until = Date.now() + mostMs; ; await sleep(100)) {
    try {
      await mkdir(mark);
      return () => rmdir(mark).catch(() => undefined);
    } catch (error) {
      // A mark that was left behind by a run that was broken off does not hold up for ever.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (Date.now() > until) return async () => rmdir(mark).catch(() => undefined);
    }
  }
}
