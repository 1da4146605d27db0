import { readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const folder = '/dev/shm';
/** So much has to be free there, and of memory in all, in bytes: who tests beside other work shall not miss it. */
const wanted = 6 * 1024 ** 3;

/**
 * A folder in memory with room for the data of tests, from which programs may be started.
 * @returns null where there is none
 */
export function roomInMemory(): string | null {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, at]) => at === folder);
    const [, , kind, options = ''] = mount ?? [];
    if (kind !== 'tmpfs' || options.split(',').includes('noexec')) return null;
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) < wanted ? null : folder;
  } catch {
    // No such system, or nothing that may be looked at.
    return null;
  }
}
