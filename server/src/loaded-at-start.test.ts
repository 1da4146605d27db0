import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** The packages the program loads before it is ready. */
async function packagesAtStart(): Promise<string[]> {
  const program = `
    import { registerHooks } from 'node:module';
    const found = new Set();
    registerHooks({
      load(url, context, next) {
        const name = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1];
        if (name) found.add(name);
        return next(url, context);
      },
    });
    await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'serve.ts')).href)});
    process.stdout.write(JSON.stringify([...found]));`;
  return JSON.parse((await run(process.execPath, ['--input-type=module', '-e', program])).stdout) as string[];
}

test('what few calls need is loaded with the first of them, and not at the start', async () => {
  const found = await packagesAtStart();
  expect(found).toContain('fastify');
  const later = ['stdnum', 'sanitize-html', 'nodemailer', 'hucre', 'csv-parse', 'file-type'];
  for (const name of [...later, 'csv-stringify', 'yazl', 'saxes', 'sharp', 'pdfkit']) expect(found).not.toContain(name);
  // Only who wants metrics or traces loads them.
  expect(found.filter((name) => /prometheus|opentelemetry/.test(name))).toEqual([]);
});
