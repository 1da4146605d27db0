import { Damaged } from './byte-reader.ts';
import { plainGif } from './plain-gif.ts';
import { plainJpeg } from './plain-jpeg.ts';
import type { PlainPicture } from './plain-picture.ts';
import { plainPng } from './plain-png.ts';
import { plainWebp } from './plain-webp.ts';

const readers: Record<string, (bytes: Buffer) => PlainPicture> = {
  'image/png': plainPng,
  'image/jpeg': plainJpeg,
  'image/gif': plainGif,
  'image/webp': plainWebp,
};

/**
 * A picture without what does not belong to showing it: where and with what it was taken, comments, thumbnails, what follows its end. Its
 * pixels are the same to the bit: it is taken apart and put together again, and never decoded.
 * @throws Damaged when it is not put together as its format says
 */
export function plainImage(type: string, bytes: Buffer): PlainPicture {
  const read = readers[type];
  if (!read) throw new Damaged(`${type} is no picture`);
  return read(bytes);
}
