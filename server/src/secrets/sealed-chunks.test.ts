import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealChunks } from './sealed-chunks.ts';

const key = { id: 'one', secret: new Uint8Array(randomBytes(32)), retiredAt: null };
const salt = randomBytes(32);
const seal = sealChunks(key, salt, 'backup');
const about = Buffer.from('the last');
const chunk = Buffer.from('what is kept');

test('a chunk opens as what it was sealed as, and as nothing else', () => {
  const sealed = seal.seal(7, about, chunk);
  expect(sealed.includes(chunk)).toBe(false);
  expect(seal.open(7, about, sealed)).toEqual(chunk);
  expect(seal.open(8, about, sealed)).toBeNull();
  expect(seal.open(7, Buffer.from('not the last'), sealed)).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const other = Buffer.from(sealed);
    other.writeUInt8(other.readUInt8(at) ^ 1, at);
    expect(seal.open(7, about, other)).toBeNull();
  }
});

test('another key, another file and another purpose have other seals and signatures', () => {
  const sealed = seal.seal(0, about, chunk);
  const signature = seal.sign(chunk);
  expect(seal.isSigned(chunk, signature)).toBe(true);
  expect(seal.isSigned(about, signature)).toBe(false);
  expect(seal.isSigned(chunk, signature.subarray(1))).toBe(false);
  for (const other of [
    sealChunks({ ...key, secret: new Uint8Array(randomBytes(32)) }, salt, 'backup'),
    sealChunks(key, randomBytes(32), 'backup'),
    sealChunks(key, salt, 'mail'),
  ]) {
    expect(other.open(0, about, sealed)).toBeNull();
    expect(other.isSigned(chunk, signature)).toBe(false);
  }
});
