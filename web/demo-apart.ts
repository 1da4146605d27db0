/**
 * Fails unless the demo area is apart: reached by one `import()` only, its mock backend with no page of the product, nothing of it among what every
 * page loads, and nothing at all in a build with `DEMO=off`, whose entry weighs the same.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { filesOf, type Manifest, readManifest, sentSize } from './manifest.ts';

/** Said by the mock backend alone. */
const mark = '/api/ecommerce/';
const area = '../demo/src/';
const opener = `${area}demo-routes.tsx`;
/** The call that opens the demo and what shows the way to it, in units of 1,000 bytes. */
const openerKB = 0.6;

const faults: string[] = [];

function entryOf(dist: string): { manifest: Manifest; files: string[]; size: number } {
  const manifest = readManifest(dist);
  const files = [...filesOf(manifest, 'index.html')].map((file) => join(dist, file));
  return { manifest, files, size: files.reduce((sum, file) => sum + sentSize(file), 0) };
}

function holdsBackend(file: string): boolean {
  return readFileSync(file, 'utf8').includes(mark);
}

function isDemo(name: string): boolean {
  return name.startsWith(area);
}

const on = entryOf(join(import.meta.dirname, 'dist'));
if (!on.manifest[opener]?.isDynamicEntry) faults.push(`${opener} is not fetched when it is first wanted`);
for (const [name, { imports = [], dynamicImports = [] }] of Object.entries(on.manifest)) {
  if (isDemo(name) || name.startsWith('_')) continue;
  const led = [...imports, ...dynamicImports].filter((each) => isDemo(each) && each !== opener);
  if (led.length > 0) faults.push(`${name} leads to ${led.join()} beside the door`);
}
for (const [name, { isEntry, isDynamicEntry }] of Object.entries(on.manifest)) {
  if (isDemo(name) || !(isEntry || isDynamicEntry)) continue;
  const bringer = [...filesOf(on.manifest, name)].find((file) => holdsBackend(join(import.meta.dirname, 'dist', file)));
  if (bringer) faults.push(`${name} brings the mock backend with it, in ${bringer}`);
}

const folder = mkdtempSync(join(tmpdir(), 'mandate-without-demo-'));
try {
  process.env.DEMO = 'off';
  await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  const off = entryOf(folder);
  const left = Object.keys(off.manifest).filter(isDemo);
  if (left.length > 0) faults.push(`DEMO=off still builds ${left.join()}`);
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  if (scripts.some((file) => holdsBackend(join(folder, 'assets', file))))
    faults.push('DEMO=off still builds the mock backend');
  const more = on.size - off.size;
  if (Math.abs(more) > openerKB) faults.push(`the demo area makes the entry ${more.toFixed(2)} KB heavier`);
  process.stdout.write(`Entry ${on.size.toFixed(1)} KB with the demo area, ${off.size.toFixed(1)} KB without\n`);
} finally {
  rmSync(folder, { recursive: true });
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
