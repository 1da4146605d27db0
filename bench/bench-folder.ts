import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the benches keep their databases between runs. */
export const benchFolder = path.join(tmpdir(), 'mandate-bench');

/** The data folder of one database of the benches, such as `firm` or `100000`. */
export function dataFolder(name: string): string {
  // Started by root the built-in database runs under another account, which must reach its folder.
  mkdirSync(benchFolder, { recursive: true, mode: 0o755 });
  return path.join(benchFolder, name);
}

/** The password of the first account in every database of the benches: `ADMIN_PASSWORD`, else one made for this machine. */
export function benchPassword(): string {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD;
  const file = dataFolder('password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/** Removes the databases of the benches. Those whose bench runs at the moment lose their data. */
export function removeBenchFolder(): void {
  rmSync(benchFolder, { recursive: true, force: true });
}
