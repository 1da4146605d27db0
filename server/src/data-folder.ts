import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectData = fileURLToPath(new URL('../../data', import.meta.url));
/** The data folder of root. */
export const systemData = '/var/lib/mandate';

/** The folder of everything the server keeps, as an absolute path. @param given DATA_DIR; empty or absent: the usual one */
export function dataFolder(given: string | undefined, isRoot: boolean = process.getuid?.() === 0): string {
  if (given) return resolve(given);
  return isRoot ? systemData : projectData;
}

/** Whether it may be the path of a folder: a line break would end the line of the database's settings that names it. */
export function isPath(value: string): boolean {
  return !/\p{Cc}/u.test(value);
}
