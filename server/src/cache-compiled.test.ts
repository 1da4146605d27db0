import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTestFolder, removeTestFolder } from '../testing/test-folder.ts';

const run = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await makeTestFolder();
});

afterEach(() => removeTestFolder(folder));

/** What a program that keeps what it compiled says of it; it loads one module of the product. */
async function loaded(dataDir: string): Promise<string> {
  const address = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);
  const program = `
    import { getCompileCacheDir } from 'node:module';
    const { cacheCompiled } = await import(${address('cache-compiled.ts')});
    await cacheCompiled(${JSON.stringify(dataDir)});
    await import(${address('config.ts')});
    process.stdout.write(getCompileCacheDir() ?? 'nowhere');`;
  const { NODE_COMPILE_CACHE: _other, ...env } = process.env;
  return (await run(process.execPath, ['--input-type=module', '-e', program], { env })).stdout;
}

describe('what was compiled', () => {
  test('is kept in a folder of the data that only its owner enters', async () => {
    const dataDir = join(folder, 'data');
    const kept = await loaded(dataDir);
    expect(kept.startsWith(join(dataDir, 'compiled'))).toBe(true);
    expect((await readdir(kept)).length).toBeGreaterThan(10);
    expect((await stat(join(dataDir, 'compiled'))).mode & 0o077).toBe(0);
    expect(await loaded(dataDir)).toBe(kept);
  });

  test('is not kept, and nothing read, where others may write', async () => {
    const dataDir = join(folder, 'data');
    await mkdir(join(dataDir, 'compiled'), { recursive: true });
    await chmod(join(dataDir, 'compiled'), 0o777);
    expect(await loaded(dataDir)).toBe('nowhere');
    expect(await readdir(join(dataDir, 'compiled'))).toEqual([]);
  });

  test('is not kept where there can be no folder', async () => {
    expect(await loaded('/dev/null/data')).toBe('nowhere');
  });
});
