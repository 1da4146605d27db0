import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A chunk of a build, as Vite's manifest tells of it. */
export interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

/** The chunks of a build by the modules they begin with. */
export type Manifest = Record<string, Chunk>;

/**
 * @param dist the folder of the build
 * @param name of the manifest: that of the app, or of what is built beside it
 */
export function readManifest(dist: string, name = 'manifest.json'): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8')) as Manifest;
}

/** A module's file and the files it imports statically, each once. */
export function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk for ${name}. Run "npm run build", or correct budget.json.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, found);
  return found;
}

/**
 * What a file weighs as it is sent, in units of 1,000 bytes: the one the build packed beside it, which only the smallest go without.
 * @throws for a large file that is not packed
 */
export function sentSize(file: string): number {
  const bytes = readFileSync(file);
  if (bytes.length > 10_000 && !existsSync(`${file}.br`)) throw new Error(`${file} would be sent unpacked.`);
  const size = existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(bytes, { level: 9 }).length;
  return size / 1000;
}
