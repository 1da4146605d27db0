/** Weighs the JavaScript a page needs before it shows, gzip, against the limits of `budget.json`; fails above one. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

interface Page {
  entry: string;
  /** Lazy modules fetched for it besides the entry. */
  with?: string[];
  /** In units of 1,000 bytes. */
  limitKB: number;
}

const dist = join(import.meta.dirname, 'dist');
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const manifest = read(join(dist, '.vite', 'manifest.json')) as Record<string, Chunk>;
const pages = read(join(import.meta.dirname, 'budget.json')) as Record<string, Page>;

/** A module's file and the files it imports statically, each once. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk for ${name}. Run "npm run build", or correct budget.json.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(needed, found);
  return found;
}

/** What a file weighs as it is sent: the one the build packed beside it, which only the smallest go without. */
function packedSize(file: string): number {
  const bytes = readFileSync(file);
  if (bytes.length > 10_000 && !existsSync(`${file}.br`)) throw new Error(`${file} would be sent unpacked.`);
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(bytes, { level: 9 }).length;
}

for (const [page, { entry, with: lazy = [], limitKB }] of Object.entries(pages)) {
  const files = new Set([entry, ...lazy].flatMap((name) => [...filesOf(name)]));
  const sizes = [...files].map((file) => packedSize(join(dist, file)) / 1000);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const isOver = total > limitKB;
  if (isOver) process.exitCode = 1;
  const line = [page.padEnd(10), `${total.toFixed(1)} KB`.padStart(10), `of ${limitKB} KB`.padStart(12)];
  process.stdout.write(`${line.join('')}${isOver ? '  too heavy' : ''}\n`);
}
