import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { printFingerprint } from '../../testing/print/print-fingerprint.ts';
import { storedPaper, storedPapers } from '../../testing/print/stored-papers.ts';
import { renderPaper } from './render-paper.ts';
import { rendererVersion } from './renderer-version.ts';

const run = promisify(execFile);
const file = new URL('../../testing/print/fingerprints.json', import.meta.url);

// After a change that is meant, together with rendererVersion: UPDATE_PRINTS=1 npx vitest run server/src/print/stored-prints.test.ts
test('twelve papers look as they did when their fingerprints were taken', async () => {
  expect(storedPapers).toHaveLength(12);
  const found: Record<string, string> = { rendererVersion };
  for (const name of storedPapers) {
    const { bytes, pages } = await renderPaper(storedPaper(name), new Map());
    found[name] = `${pages} pages, ${printFingerprint(bytes)}`;
  }
  if (process.env.UPDATE_PRINTS) writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  expect(found).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

async function has(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false,
  );
}

test.skipIf(!(await has('qpdf')))('qpdf, where it is installed, finds nothing wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mandate-print-'));
  try {
    for (const name of storedPapers) {
      const path = join(folder, `${name}.pdf`);
      await writeFile(path, (await renderPaper(storedPaper(name), new Map())).bytes);
      await run('qpdf', ['--check', path]);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
