import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordedLog } from '../../testing/recorded-log.ts';
import { openKeyRing } from './key-ring.ts';
import { readOrMakeKeys, rotateKeys } from './keys.ts';

let folder: string;
let file: string;
let log: ReturnType<typeof recordedLog>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mandate-ring-'));
  file = path.join(folder, 'keys.json');
  log = recordedLog();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a running server takes a new key into use within five seconds', () => {
  let now = 1_000_000;
  const ring = openKeyRing(file, log, () => now);
  const before = ring.current();
  const id = rotateKeys(file);
  now += 4_999;
  expect(ring.current()).toEqual(before);
  now += 1;
  expect(ring.current()).toMatchObject({ id, retiredAt: null });
  expect(ring.find(before.id)).toMatchObject({ secret: before.secret, retiredAt: expect.any(Number) });
});

test('a key that another server made just now is found at once', () => {
  const ring = openKeyRing(file, log, () => 0);
  const id = rotateKeys(file);
  expect(ring.find(id)?.id).toBe(id);
  expect(ring.find('nobody')).toBeNull();
});

test('a server goes on with the keys it has when the file is spoilt under it, and says so', () => {
  let now = 0;
  const ring = openKeyRing(file, log, () => now);
  const before = ring.current();
  writeFileSync(file, 'spoilt');
  now += 5_000;
  expect(ring.current()).toEqual(before);
  expect(log.lines.join()).toMatch(/could not be read again .*is not a file of keys/);
  rmSync(file);
  now += 5_000;
  expect(ring.current()).toEqual(before);
});

test.skipIf(process.platform === 'win32')('keys others may read are told', () => {
  openKeyRing(file, log);
  expect(log.lines).toEqual([]);
  chmodSync(file, 0o640);
  chmodSync(folder, 0o755);
  readOrMakeKeys(file);
  openKeyRing(file, log);
  expect(log.lines).toEqual([
    expect.stringMatching(/others than the server may read its keys .*keys\.json.*640/),
    expect.stringMatching(/others than the server may read its keys .*755/),
  ]);
});
