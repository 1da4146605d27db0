import { describe, expect, test } from 'vitest';
import {
  exif,
  gifComment,
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
const pictures: [type: string, plain: Buffer, told: Buffer][] = [
  [
    'image/png',
    pngPicture({ chunks: [pngChunk('pHYs', Buffer.alloc(9))] }),
    pngPicture({
      chunks: [
        pngChunk('tEXt', `Comment\0${place}`),
        pngChunk('eXIf', place),
        pngChunk('pHYs', Buffer.alloc(9)),
        pngChunk('prVt', place),
      ],
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
    gifPicture({ blocks: [gifComment(place), '\x21\xff\x0bXMP DataXMP\x03abc\0'], after: place }),
  ],
];

describe('a picture is kept as it shows, without what it tells', () => {
  test.each(pictures)('%s', (type, plain, told) => {
    expect(plainImage(type, told).bytes).toEqual(plain);
    expect(plainImage(type, plain).bytes).toEqual(plain);
  });

  test('image/webp', () => {
    const told = webpPicture({ chunks: [webpChunk('EXIF', place), webpChunk('XMP ', place)], after: place });
    const { bytes } = plainImage('image/webp', told);
    expect(bytes.toString('latin1')).not.toContain(place);
    expect(bytes.readUInt8(20) & 0x0c).toBe(0);
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    expect(plainImage('image/webp', bytes).bytes).toEqual(bytes);
  });
});

test('a photo keeps which way up it is held, and nothing else a camera says', () => {
  const { bytes } = plainImage('image/jpeg', jpegPicture({ segments: [jpegSegment(0xe1, exif(6, place))] }));
  expect(bytes).toEqual(jpegPicture({ segments: [jpegSegment(0xe1, exif(6, ''))] }));
});

test('a photo keeps its colours', () => {
  const profile = jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01colours');
  const adobe = jpegSegment(0xee, 'Adobe\0d\0\0\0\0\x01');
  const content = jpegPicture({ segments: [profile, adobe] });
  expect(plainImage('image/jpeg', content).bytes).toEqual(content);
});

test('a picture that moves goes on moving', () => {
  const content = gifPicture({ blocks: ['\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', '\x21\xf9\x04\0\x0a\0\0\0'] });
  expect(plainImage('image/gif', content).bytes).toEqual(content);
});
