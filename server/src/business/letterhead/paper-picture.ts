import { mostPictureSide, type StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { refuse } from '../../http/refusal.ts';
import { plainImage } from '../files/plain-image.ts';

/** The longest side a picture is kept with: 100 mm on paper at 300 dots an inch. */
const keptSide = 1200;

/** A picture as papers carry it, and its bytes. */
export type PaperPicture = Omit<StoredPicture, 'sha256'> & { bytes: Buffer };

/**
 * A picture as papers carry it: looked at by its content whatever its name says, written again as every picture is (`plainImage`), without
 * transparency, since paper is white and an archived PDF has none (ISO 19005-1), and no larger than a page needs.
 * @throws Refusal fileEmpty, pictureTypeNotAllowed, pictureTooWide, fileBroken
 */
export async function paperPicture(bytes: Buffer): Promise<PaperPicture> {
  if (bytes.length === 0) refuse('fileEmpty');
  const type = await typeOf(bytes);
  const declared = await sidesOf(bytes);
  if (Math.max(declared.width, declared.height) > mostPictureSide)
    refuse('pictureTooWide', { width: declared.width, height: declared.height, max: mostPictureSide });
  const plain = sharp(await plainImage(type, bytes))
    .flatten({ background: '#ffffff' })
    .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true });
  const written = type === 'image/png' ? plain.png() : plain.jpeg({ quality: 90 });
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  return { type, bytes: data, width: info.width, height: info.height };
}

async function typeOf(bytes: Buffer): Promise<StoredPicture['type']> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  // Of a PNG that moves the first picture is kept.
  const type = found === 'image/apng' ? 'image/png' : found;
  return type === 'image/png' || type === 'image/jpeg' ? type : refuse('pictureTypeNotAllowed');
}

/** What it declares; nothing is decoded for it. */
async function sidesOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('fileBroken'));
  return { width, height };
}
