import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ringOf } from './key-ring.ts';
import { SealBroken, sealWith } from './sealed.ts';

const [one, two] = [new Uint8Array(randomBytes(32)), new Uint8Array(randomBytes(32))];
const keysOf = (current: string, keys: Record<string, Uint8Array>) =>
  ringOf({ installation: 'tests', current, keys: new Map(Object.entries(keys)), retiredAt: new Map() });
const seal = sealWith(keysOf('one', { one }));
const place = 'table record-1 field';
const text = 'The link: https://mandate.example/#ä€🔑';
const reason = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(SealBroken);
    expect((error as Error).message).not.toContain('mandate.example');
    return (error as Error).message;
  }
  return 'opened';
};

describe('a sealed text', () => {
  test('opens where it was put, and shows nothing of itself', () => {
    const sealed = seal.seal(text, place);
    expect(seal.open(sealed, place)).toBe(text);
    expect(sealed).not.toContain('mandate');
    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString()).not.toContain('mandate');
    expect(seal.open(seal.seal('', place), place)).toBe('');
  });

  test('is sealed differently each time', () => {
    const sealed = Array.from({ length: 50 }, () => seal.seal(text, place));
    expect(new Set(sealed.map((each) => each.split('.')[2])).size).toBe(50);
    expect(new Set(sealed.map((each) => each.split('.')[3])).size).toBe(50);
  });

  test('with any character changed does not open', () => {
    const sealed = seal.seal(text, place);
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(reason(() => seal.open(sealed.slice(0, at) + other + sealed.slice(at + 1), place))).not.toBe('opened');
    }
  });

  test('copied to another record does not open', () => {
    expect(reason(() => seal.open(seal.seal(text, place), 'table record-2 field'))).toMatch(/another place/);
  });

  test('does not open with another key of the same name', () => {
    const other = sealWith(keysOf('one', { one: two }));
    expect(reason(() => other.open(seal.seal(text, place), place))).toMatch(/another key/);
  });

  test('whose key is called otherwise does not open, though the key is the same', () => {
    const renamed = sealWith(keysOf('uno', { uno: one }));
    expect(reason(() => renamed.open(seal.seal(text, place).replace('.one.', '.uno.'), place))).not.toBe('opened');
  });

  test('whose key is not there says which one it was', () => {
    const without = sealWith(keysOf('two', { two }));
    expect(reason(() => without.open(seal.seal(text, place), place))).toMatch(/the key one, which is not/);
  });

  test('opens for ever with a key that is no longer the current one', () => {
    const sealed = seal.seal(text, place);
    const retiredAt = new Map([['one', 0]]);
    const ring = ringOf({
      installation: 'tests',
      current: 'two',
      keys: new Map(Object.entries({ one, two })),
      retiredAt,
    });
    const later = sealWith(ring);
    expect(later.open(sealed, place)).toBe(text);
    expect(later.seal(text, place)).toMatch(/^s1\.two\./);
  });

  test('shortened, without its tag, or with a shorter one does not open', () => {
    const parts = seal.seal(text, place).split('.');
    const [version, id, iv, sealed, tag = ''] = parts;
    for (const spoilt of [
      [version, id, iv, sealed?.slice(0, -4), tag],
      [version, id, iv, sealed],
      [version, id, iv, sealed, ''],
      [version, id, iv, sealed, tag.slice(0, 6)],
      [version, id, iv, '', tag],
      ['s2', id, iv, sealed, tag],
    ])
      expect(reason(() => seal.open(spoilt.join('.'), place))).not.toBe('opened');
  });
});

test.each(['', 'text', '{"data":{}}', 's1.', 's1....', `s1.one.${'A'.repeat(16)}.AA`])(
  '%j is no sealed text',
  (other) => {
    expect(reason(() => seal.open(other, place))).toBe('not a sealed text');
  },
);
