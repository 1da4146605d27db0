import type { PictureType } from '@mandate/contract/values/file-types.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { refuse } from '../../http/refusal.ts';

/** What a picture may have, and all frames of one that moves together: its bytes say little of what showing it takes (safety G1). */
const mostPixels = 40_000_000;
const mostFramePixels = 100_000_000;

/** How long a picture may take to be written again. */
const mostPictureSeconds = 60;

// Whatever bytes say they are, libvips reads them as nothing but the pictures that are taken.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Nsgif', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
// Pictures come one at a time, and never twice: one thread is enough, and nothing is worth remembering.
sharp.concurrency(1);
sharp.cache(false);

const writers: Record<PictureType, (picture: Sharp, metadata: Metadata, bytes: Buffer) => Sharp> = {
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture, { chromaSubsampling }) => picture.jpeg({ quality: 90, chromaSubsampling }),
  'image/gif': (picture) => picture.gif({ effort: 1 }),
  // Its pixels are kept to the bit where they were before.
  'image/webp': (picture, _, bytes) => picture.webp({ quality: 90, effort: 2, lossless: bytes.includes('VP8L') }),
};

let last: Promise<unknown> = Promise.resolve();

/**
 * A picture as it shows and nothing else: it is decoded and written again in its format. Where and with what it was taken, comments,
 * thumbnails and what follows its end are gone; a photo stands upright, its colours are those of the web (sRGB), what moves goes on moving.
 * Pictures are written one after the other, since a large one takes 200 MB.
 * @throws Refusal fileBroken; filePictureTooLarge when it has too many pixels, or takes too long
 */
export function plainImage(type: PictureType, bytes: Buffer): Promise<Buffer> {
  const written = last.then(() => rewritten(type, bytes));
  last = written.catch(() => undefined);
  return written;
}

async function rewritten(type: PictureType, bytes: Buffer): Promise<Buffer> {
  // What is declared is looked at first: nothing is decoded for it. A fault that libvips only warns of is one too.
  const picture = sharp(bytes, { animated: true, limitInputPixels: false, failOn: 'warning' });
  const metadata = await picture.metadata().catch(refuseOf);
  const { format, width, height, pageHeight = height } = metadata;
  if (`image/${format}` !== type) refuse('fileBroken');
  if (width * pageHeight > mostPixels) refuseTooLarge(mostPixels);
  if (width * height > mostFramePixels) refuseTooLarge(mostFramePixels);
  const upright = picture.autoOrient().timeout({ seconds: mostPictureSeconds });
  return writers[type](upright, metadata, bytes).toBuffer().catch(refuseOf);
}

/** The refusal for what libvips says, which has words and no codes. */
function refuseOf({ message }: Error): never {
  return /dimension|timeout/.test(message) ? refuseTooLarge(mostPixels) : refuse('fileBroken');
}

function refuseTooLarge(pixels: number): never {
  return refuse('filePictureTooLarge', { max: pixels / 1_000_000 });
}
