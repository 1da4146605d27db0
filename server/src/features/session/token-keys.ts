import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The keys access tokens are signed with: the current one, and earlier ones that still verify. */
export interface TokenKeys {
  /** Names this installation in its tokens. */
  installation: string;
  current: string;
  keys: ReadonlyMap<string, Uint8Array>;
}

const fileSchema = z.object({
  installation: z.string().min(8),
  current: z.string(),
  keys: z.record(z.string(), z.base64url().min(43)),
});

/**
 * Reads the key ring, or makes one at the first start. The file is readable by the process's account only.
 * @param secretsDir the folder of secrets, beside the data
 */
export function loadTokenKeys(secretsDir: string): TokenKeys {
  const file = path.join(secretsDir, 'token-keys.json');
  const ring = fileSchema.parse(JSON.parse(readOrMake(secretsDir, file)));
  const keys = new Map(
    Object.entries(ring.keys).map(([kid, key]) => [kid, new Uint8Array(Buffer.from(key, 'base64url'))]),
  );
  if (!keys.has(ring.current)) throw new Error(`${file} names a current key it does not hold`);
  return { installation: ring.installation, current: ring.current, keys };
}

function readOrMake(folder: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kid = randomUUID().slice(0, 8);
  const ring = { installation: randomUUID(), current: kid, keys: { [kid]: randomBytes(32).toString('base64url') } };
  const staged = `${file}.${process.pid}`;
  writeFileSync(staged, JSON.stringify(ring), { mode: 0o600, flag: 'wx' });
  renameSync(staged, file);
  // Another process may have been first or last: what lies there now is what both use.
  return readFileSync(file, 'utf8');
}
