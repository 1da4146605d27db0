import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const file = new URL('../../../../package.json', import.meta.url);

/** The version of the product that runs. */
export async function productVersion(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(file, 'utf8'))).version;
}
