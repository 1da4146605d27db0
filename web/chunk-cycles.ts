/**
 * Fails when chunks of the built web app import each other. Modules of such chunks run in an order of chance: what one takes from the other may
 * not be there yet, without any error. Merging less (`entriesAwareMergeThreshold` in vite.config.ts) takes them apart.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'dist', '.vite', 'manifest.json');
const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string; imports?: string[] }>;

const done = new Set<string>();

/** The chunks of a circle that is reached from one, in its order; null where there is none. */
function circleFrom(name: string, way: readonly string[]): string[] | null {
  if (way.includes(name)) return way.slice(way.indexOf(name));
  if (done.has(name)) return null;
  for (const next of manifest[name]?.imports ?? []) {
    const circle = circleFrom(next, [...way, name]);
    if (circle) return circle;
  }
  done.add(name);
  return null;
}

for (const name of Object.keys(manifest)) {
  const circle = circleFrom(name, []);
  if (!circle) continue;
  process.stdout.write(`Chunks import each other: ${circle.map((each) => manifest[each]?.file).join(', ')}\n`);
  process.exitCode = 1;
  break;
}
