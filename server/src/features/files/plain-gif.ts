import { type ByteReader, Damaged, readerOf } from './byte-reader.ts';
import type { PlainPicture } from './plain-picture.ts';

const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const control = 0xf9;
const application = 0xff;

/** What repeats an animation; other applications keep what they like in theirs. */
const repeats = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** A GIF (89a) without comments and what programs put into it. @throws Damaged */
export function plainGif(bytes: Buffer): PlainPicture {
  const reader = readerOf(bytes);
  if (!/^GIF8[79]a$/.test(reader.take(6).toString('latin1'))) throw new Damaged('no GIF');
  const screen = reader.take(7);
  let pixels = screen.readUInt16LE(0) * screen.readUInt16LE(2);
  reader.take(coloursOf(screen.readUInt8(4)));
  const kept: Buffer[] = [reader.since(0)];
  let hasImage = false;
  for (;;) {
    const start = reader.at;
    const block = reader.byte();
    if (block === trailer) break;
    if (block === extension) {
      const label = reader.byte();
      const first = skipBlocks(reader);
      if (label === control || (label === application && repeats.includes(first.toString('latin1'))))
        kept.push(reader.since(start));
    } else if (block === image) {
      const descriptor = reader.take(9);
      pixels = Math.max(pixels, descriptor.readUInt16LE(4) * descriptor.readUInt16LE(6));
      reader.take(coloursOf(descriptor.readUInt8(8)));
      reader.byte();
      skipBlocks(reader);
      kept.push(reader.since(start));
      hasImage = true;
    } else throw new Damaged('a block that is not known');
  }
  if (pixels === 0 || !hasImage) throw new Damaged('no picture');
  return { pixels, bytes: Buffer.concat([...kept, Buffer.from([trailer])]) };
}

/** The bytes of the table of colours that these flags announce. */
function coloursOf(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Goes to the end of a row of blocks. @returns the first */
function skipBlocks(reader: ByteReader): Buffer {
  const length = reader.byte();
  const first = reader.take(length);
  for (let next = length; next !== 0; ) {
    next = reader.byte();
    reader.take(next);
  }
  return first;
}
