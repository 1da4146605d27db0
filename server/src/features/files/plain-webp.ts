import { Damaged, readerOf } from './byte-reader.ts';
import type { PlainPicture } from './plain-picture.ts';

/** What shows a picture (RFC 9649, 2.7). Exif and XMP are left out, and what is not known. */
const shown = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** In the flags of VP8X: Exif and XMP are there. */
const saysMetadata = 0x0c;

/** A WebP without what does not show. @throws Damaged */
export function plainWebp(bytes: Buffer): PlainPicture {
  const whole = readerOf(bytes);
  if (whole.take(4).toString('latin1') !== 'RIFF') throw new Damaged('no WebP');
  const reader = readerOf(whole.take(whole.take(4).readUInt32LE()));
  if (reader.take(4).toString('latin1') !== 'WEBP') throw new Damaged('no WebP');
  const kept: Buffer[] = [];
  let pixels = 0;
  let hasImage = false;
  while (!reader.isAtEnd) {
    const name = reader.take(4).toString('latin1');
    const length = reader.take(4).readUInt32LE();
    const content = reader.take(length);
    // Chunks begin at even places; some writers forget it at the end.
    if (length % 2 === 1 && !reader.isAtEnd) reader.take(1);
    if (!shown.has(name)) continue;
    pixels = Math.max(pixels, pixelsOf(name, content));
    hasImage ||= ['VP8 ', 'VP8L', 'ANMF'].includes(name);
    kept.push(chunk(name, name === 'VP8X' ? withoutMetadata(content) : content));
  }
  if (pixels === 0 || !hasImage) throw new Damaged('no picture');
  return { pixels, bytes: chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...kept])) };
}

function pixelsOf(name: string, content: Buffer): number {
  if (!['VP8X', 'VP8 ', 'VP8L', 'ANMF'].includes(name)) return 0;
  if (content.length < (name === 'ANMF' ? 16 : name === 'VP8L' ? 5 : 10)) throw new Damaged('a chunk is too short');
  if (name === 'VP8X') return (content.readUIntLE(4, 3) + 1) * (content.readUIntLE(7, 3) + 1);
  if (name === 'ANMF') return (content.readUIntLE(6, 3) + 1) * (content.readUIntLE(9, 3) + 1);
  if (name === 'VP8 ') {
    if (content.readUIntBE(3, 3) !== 0x9d012a) throw new Damaged('no picture');
    return (content.readUInt16LE(6) & 0x3fff) * (content.readUInt16LE(8) & 0x3fff);
  }
  if (content.readUInt8(0) !== 0x2f) throw new Damaged('no picture');
  const size = content.readUInt32LE(1);
  return ((size & 0x3fff) + 1) * (((size >>> 14) & 0x3fff) + 1);
}

function withoutMetadata(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  copy.writeUInt8(copy.readUInt8(0) & ~saysMetadata, 0);
  return copy;
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
