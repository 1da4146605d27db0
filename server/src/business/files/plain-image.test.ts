import type { PictureType } from '@mandate/contract/values/file-types.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  exif,
  gifComment,
  gifFrame,
  gifPicture,
  jpegPicture,
  jpegSegment,
  pngChunk,
  pngPicture,
  webpChunk,
  webpPicture,
} from '../../../testing/files/pictures.ts';
import { plainImage } from './plain-image.ts';

const place = '47.3769 N 8.5417 E';
const pictures: [type: PictureType, plain: Buffer, told: Buffer][] = [
  [
    'image/png',
    pngPicture(),
    pngPicture({
      chunks: [pngChunk('tEXt', `Comment\0${place}`), pngChunk('eXIf', place), pngChunk('prVt', place)],
      after: place,
    }),
  ],
  [
    'image/jpeg',
    jpegPicture(),
    jpegPicture({
      segments: [
        jpegSegment(0xe1, exif(1, place)),
        jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${place}`),
        jpegSegment(0xed, place),
        jpegSegment(0xfe, place),
      ],
      after: place,
    }),
  ],
  [
    'image/gif',
    gifPicture(),
    gifPicture({ blocks: [gifComment(place), `\x21\xff\x0bXMP DataXMP\x12${place}\0`], after: place }),
  ],
  [
    'image/webp',
    webpPicture(),
    webpPicture({ chunks: [webpChunk('EXIF', place), webpChunk('XMP ', place)], after: place }),
  ],
];

/** The pixels of a picture, those of its frames one below the other. */
const pixelsOf = (bytes: Buffer) => sharp(bytes, { animated: true }).ensureAlpha().raw().toBuffer();

describe('a picture is kept as it shows, without what it tells', () => {
  test.each(pictures)('%s', async (type, plain, told) => {
    const bytes = await plainImage(type, told);
    expect(bytes.toString('latin1')).not.toContain(place);
    expect(bytes).toEqual(await plainImage(type, plain));
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(plain));
    expect(await pixelsOf(await plainImage(type, bytes))).toEqual(await pixelsOf(plain));
  });
});

/** Red above green. */
const flag = sharp(Buffer.from([...Array(64 * 32).fill([200, 30, 30]), ...Array(64 * 32).fill([30, 160, 30])].flat()), {
  raw: { width: 64, height: 64, channels: 3 },
});

test('a photo that was held sideways stands upright, and says nothing of it any more', async () => {
  const content = await flag.clone().extract({ left: 0, top: 0, width: 48, height: 64 }).jpeg().toBuffer();
  const sideways = Buffer.concat([content.subarray(0, 2), jpegSegment(0xe1, exif(6, place)), content.subarray(2)]);
  const bytes = await plainImage('image/jpeg', sideways);
  const { width, height, orientation, exif: told } = await sharp(bytes).metadata();
  expect([width, height, orientation, told]).toEqual([64, 48, undefined, undefined]);
  const pixels = await pixelsOf(bytes);
  // Turned clockwise what was above is at the right.
  expect([...pixels.subarray(0, 3)].map((value) => Math.round(value / 40))).toEqual([1, 4, 1]);
  expect([...pixels.subarray(63 * 4, 63 * 4 + 3)].map((value) => Math.round(value / 40))).toEqual([5, 1, 1]);
});

test('a photo with a colour profile shows the same colours without it', async () => {
  const content = await flag.clone().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  expect((await sharp(content).metadata()).icc).toBeDefined();
  const bytes = await plainImage('image/jpeg', content);
  expect((await sharp(bytes).metadata()).icc).toBeUndefined();
  const [red = 0, green = 0, blue = 0] = await pixelsOf(bytes);
  expect(Math.max(Math.abs(red - 200), Math.abs(green - 30), Math.abs(blue - 30))).toBeLessThan(8);
});

const frames = Buffer.from([...Array(16).fill([200, 30, 30]), ...Array(16).fill([30, 160, 30])].flat());
const moving = sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } });

test.each([
  ['image/gif' as const, moving.clone().gif({ delay: [100, 250], loop: 3 })],
  ['image/webp' as const, moving.clone().webp({ delay: [100, 250], loop: 3, lossless: true })],
])('a picture that moves goes on moving: %s', async (type, made) => {
  const content = await made.toBuffer();
  const bytes = await plainImage(type, content);
  expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ pages: 2, delay: [100, 250], loop: 3 });
  const [before, after] = [await pixelsOf(content), await pixelsOf(bytes)];
  expect(after.length).toBe(before.length);
  // The colours of a GIF are a table of few.
  expect(Math.max(...after.map((value, at) => Math.abs(value - (before[at] ?? 0))))).toBeLessThan(4);
});

test('what shows through a picture still does', async () => {
  const content = await sharp(Buffer.from([255, 0, 0, 128]), { raw: { width: 1, height: 1, channels: 4 } })
    .png()
    .toBuffer();
  expect([...(await pixelsOf(await plainImage('image/png', content)))]).toEqual([255, 0, 0, 128]);
});

test('a picture of small frames that are too many together is refused', async () => {
  const size = { width: 2_000, height: 2_000 };
  const content = gifPicture({ ...size, blocks: Array.from({ length: 30 }, () => gifFrame(size)) });
  await expect(plainImage('image/gif', content)).rejects.toMatchObject({
    code: 'filePictureTooLarge',
    params: { max: 100 },
  });
});

test('a picture of another format than it is said to be is refused', async () => {
  await expect(plainImage('image/png', jpegPicture())).rejects.toMatchObject({ code: 'fileBroken' });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  await expect(plainImage('image/png', svg)).rejects.toMatchObject({ code: 'fileBroken' });
});
