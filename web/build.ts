/** Builds the web app into `web/dist`, unless it was already built from the very same sources. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const house = join(import.meta.dirname, '..');
const stampFile = join(import.meta.dirname, 'dist', '.stamp');

function sourcesHash(): string {
  const files = globSync(['web/**/*', 'demo/src/**/*', 'contract/src/**/*', 'package-lock.json'], {
    cwd: house,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'dist' || entry.name === 'node_modules',
  });
  const names = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256').update(`DEMO=${process.env.DEMO === 'off' ? 'off' : 'on'}\0`);
  for (const name of names.sort()) {
    hash
      .update(`${relative(house, name)}\0`)
      .update(readFileSync(name))
      .update('\0');
  }
  return hash.digest('hex');
}

function builtHash(): string {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return '';
  }
}

const wanted = sourcesHash();
if (wanted !== builtHash()) {
  const started = performance.now();
  const { build } = await import('vite');
  await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' });
  // Into the same folder, which the first one empties.
  await build({ configFile: join(import.meta.dirname, 'public-page.config.ts'), logLevel: 'warn' });
  writeFileSync(stampFile, wanted);
  process.stdout.write(`Web app built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
