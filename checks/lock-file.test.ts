import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { completedLockFile, missingPlatforms } from './lock-file.ts';

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const lock = JSON.parse(text);

describe('the lock file', () => {
  test('names every package for every platform, so that npm ci takes it', () => {
    expect(missingPlatforms(lock)).toEqual([]);
  });

  test('names no address packages were fetched from', () => {
    expect(text.match(/"resolved": "(?!bench|contract|demo|e2e|server|web).*"/g)).toBeNull();
  });

  test('gets an entry for each platform that is missing, and is complete then', () => {
    const cut = structuredClone(lock);
    for (const name of Object.keys(cut.packages))
      if (/cli-(darwin-arm64|linux-x64-musl)$/.test(name)) delete cut.packages[name];
    expect(missingPlatforms(cut).map(({ name }) => name)).toEqual([
      '@biomejs/cli-darwin-arm64',
      '@biomejs/cli-linux-x64-musl',
    ]);
    const whole = completedLockFile(cut);
    expect(missingPlatforms(whole)).toEqual([]);
    expect(whole.packages['node_modules/@biomejs/cli-linux-x64-musl']).toMatchObject({ os: ['linux'], libc: ['musl'] });
  });
});
