import { crc32 } from 'node:zlib';
import { Damaged, readerOf } from './byte-reader.ts';
import type { PlainPicture } from './plain-picture.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** What shows a picture: itself, its colours, its transparency (PNG, third edition, 11). Texts, times, Exif and animation are left out. */
const shown = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
  'cICP',
  'mDCV',
  'cLLI',
]);

/** A PNG without what does not show. @throws Damaged */
export function plainPng(bytes: Buffer): PlainPicture {
  const reader = readerOf(bytes);
  if (!reader.take(8).equals(signature)) throw new Damaged('no PNG');
  const kept: Buffer[] = [signature];
  let pixels = 0;
  let hasData = false;
  for (let isFirst = true; ; isFirst = false) {
    const start = reader.at;
    const length = reader.take(4).readUInt32BE();
    const named = reader.take(4 + length);
    const name = named.toString('latin1', 0, 4);
    if (reader.take(4).readUInt32BE() !== crc32(named)) throw new Damaged(`${name} is not what it was`);
    if (isFirst !== (name === 'IHDR')) throw new Damaged('the head is not at the beginning');
    if (isFirst) pixels = named.readUInt32BE(4) * named.readUInt32BE(8);
    // What is critical begins with a capital: without it the picture cannot be shown.
    if (!shown.has(name) && /^[A-Z]/.test(name)) throw new Damaged(`${name} is not known`);
    if (shown.has(name)) kept.push(reader.since(start));
    hasData ||= name === 'IDAT';
    if (name === 'IEND') break;
  }
  if (pixels === 0 || !hasData) throw new Damaged('no picture');
  return { pixels, bytes: Buffer.concat(kept) };
}
