/**
 * Weighs the JavaScript a page needs before it shows, gzip, against the limits of `budget.json`, those of the demo area against its own;
 * fails above one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, readManifest, sentSize } from './manifest.ts';

interface Page {
  /** The manifest of what is built beside the app; without it the app's. */
  build?: string;
  entry: string;
  /** Lazy modules fetched for it besides the entry. */
  with?: string[];
  /** In units of 1,000 bytes. */
  limitKB: number;
}

interface Budget {
  pages: Record<string, Page>;
}

interface DemoBudget {
  /** Of what a page needs that no page of the product does. */
  limitKB: number;
  /** Of pages that need more, by the end of their path. */
  more: Record<string, number>;
}

const dist = join(import.meta.dirname, 'dist');
const manifest = readManifest(dist);
const { pages }: Budget = read('budget.json');
const demo: DemoBudget = read('../demo/budget.json');

function read(path: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));
}

function filesOfAll(names: readonly string[], from = manifest): Set<string> {
  return new Set(names.flatMap((name) => [...filesOf(from, name)]));
}

function weight(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + sentSize(join(dist, file)), 0);
}

function tell(page: string, total: number, limitKB: number): void {
  const isOver = total > limitKB;
  if (isOver) process.exitCode = 1;
  const line = [page.padEnd(16), `${total.toFixed(1)} KB`.padStart(10), `of ${limitKB} KB`.padStart(12)];
  process.stdout.write(`${line.join('')}${isOver ? '  too heavy' : ''}\n`);
}

for (const [page, { build, entry, with: lazy = [], limitKB }] of Object.entries(pages))
  tell(page, weight(filesOfAll([entry, ...lazy], readManifest(dist, build))), limitKB);

// What pages of the product need as well is none of a demo page's own.
const ofApp = Object.values(pages).filter(({ build }) => build === undefined);
const common = filesOfAll(ofApp.flatMap(({ entry, with: lazy = [] }) => [entry, ...lazy]));
const own = Object.keys(manifest)
  .filter((name) => /^\.\.\/demo\/src\/screens\/.*-page\.tsx$/.test(name))
  .map((name) => ({ name, size: weight([...filesOf(manifest, name)].filter((file) => !common.has(file))) }))
  .sort((one, other) => other.size - one.size);
for (const { name, size } of own) {
  const limit = Object.entries(demo.more).find(([page]) => name.endsWith(page))?.[1] ?? demo.limitKB;
  if (size > limit || name === own[0]?.name) tell(name.replace(/^.*\//, ''), size, limit);
}
