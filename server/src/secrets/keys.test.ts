import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KeysRefused, readKeys, readOrMakeKeys, rotateKeys } from './keys.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mandate-keys-'));
  file = path.join(folder, 'secrets', 'keys.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const content = () => JSON.parse(readFileSync(file, 'utf8'));
const change = (changes: object) => writeFileSync(file, JSON.stringify({ ...content(), ...changes }));
const secret = (fill: (index: number) => number, length = 32) =>
  Buffer.from(Array.from({ length }, (_, index) => fill(index))).toString('base64url');

describe('the first start', () => {
  test('makes a key for the server alone, in a folder for the server alone', () => {
    const keys = readOrMakeKeys(file);
    expect(keys.keys.get(keys.current)).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect(readOrMakeKeys(file)).toEqual(keys);
    expect(readdirSync(path.dirname(file))).toEqual(['keys.json']);
  });

  test('leaves the folders above open to the account of the database', () => {
    const deep = path.join(folder, 'data', 'secrets', 'keys.json');
    readOrMakeKeys(deep);
    expect(statSync(path.join(folder, 'data')).mode & 0o055).toBe(0o055 & ~process.umask());
  });

  test('of several servers at once makes one key that all of them use', async () => {
    const script = `const { parentPort, workerData } = require('node:worker_threads');
      import(workerData.code).then(({ readOrMakeKeys }) => parentPort.postMessage(readOrMakeKeys(workerData.file).current));`;
    const code = new URL('./keys.ts', import.meta.url).href;
    const start = () =>
      new Promise((settle, fail) => {
        const worker = new Worker(script, { eval: true, workerData: { code, file } });
        worker.once('message', settle);
        worker.once('error', fail);
      });
    const used = await Promise.all(Array.from({ length: 6 }, start));
    expect(new Set(used)).toEqual(new Set([readKeys(file).current]));
  });

  test.skipIf(process.getuid?.() === 0)('says so where it may not write', () => {
    chmodSync(folder, 0o500);
    expect(() => readOrMakeKeys(file)).toThrow(`${file} cannot be made (EACCES).`);
    chmodSync(folder, 0o700);
  });
});

describe('a file of keys', () => {
  test('written before keys could be retired is read as it is', () => {
    readOrMakeKeys(file);
    const { retiredAt: _none, ...before } = content();
    writeFileSync(file, JSON.stringify(before));
    expect(readKeys(file).retiredAt).toEqual(new Map());
  });

  const wrong: [what: string, spoil: () => void, sentence: RegExp][] = [
    ['no JSON', () => writeFileSync(file, '{"installation'), /is not a file of keys/],
    ['without keys', () => change({ keys: undefined }), /is not a file of keys/],
    ['with a member it does not know', () => change({ key: 'x' }), /is not a file of keys/],
    ['with a key that is no base64url', () => change({ keys: { a: '!'.repeat(50) } }), /is not a file of keys/],
    [
      'with a short key',
      () => change({ current: 'a', keys: { a: secret((n) => n * 7, 31) } }),
      /shorter than 32 bytes/,
    ],
    ['with a key of one byte', () => change({ current: 'a', keys: { a: secret(() => 65) } }), /not random/],
    ['with a key of a few bytes', () => change({ current: 'a', keys: { a: secret((n) => n % 4) } }), /not random/],
    [
      'with one key under two names',
      () => change({ current: 'a', keys: { a: secret((n) => n), b: secret((n) => n) } }),
      /two of its keys are equal/,
    ],
    ['without its current key', () => change({ current: 'other' }), /current key that it does not hold/],
  ];
  test.each(wrong)('%s is refused in a sentence that names it and shows nothing of it', (_what, spoil, sentence) => {
    const { keys, current } = readOrMakeKeys(file);
    spoil();
    let refused: unknown;
    try {
      readOrMakeKeys(file);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(KeysRefused);
    const { message } = refused as Error;
    expect(message).toMatch(sentence);
    expect(message).toContain(file);
    expect(message).not.toContain(Buffer.from(keys.get(current) ?? []).toString('base64url'));
  });
});

describe('a rotation', () => {
  test('makes another current key and keeps the one before, with the moment it was retired', () => {
    const before = readOrMakeKeys(file);
    const now = new Date('2026-05-01T10:00:00.000Z');
    const id = rotateKeys(file, now);
    const after = readKeys(file);
    expect([after.current, after.installation]).toEqual([id, before.installation]);
    expect(after.keys.get(before.current)).toEqual(before.keys.get(before.current));
    expect(after.retiredAt).toEqual(new Map([[before.current, now.getTime()]]));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('is refused while another one is under way', () => {
    const { current } = readOrMakeKeys(file);
    writeFileSync(`${file}.next`, '');
    expect(() => rotateKeys(file)).toThrow(/another rotation is under way/);
    expect(readKeys(file).current).toBe(current);
  });

  test('leaves a file alone that is not one of keys', () => {
    readOrMakeKeys(file);
    change({ current: 'other' });
    expect(() => rotateKeys(file)).toThrow(KeysRefused);
    expect(readdirSync(path.dirname(file))).toEqual(['keys.json']);
  });
});
