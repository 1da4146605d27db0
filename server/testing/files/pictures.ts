import { crc32, deflateSync } from 'node:zlib';

/** Small pictures as their formats write them, with room for what does not belong into them. */

type Bytes = Buffer<ArrayBuffer>;

const joined = (...parts: (string | Uint8Array)[]): Bytes =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

function short(value: number, isLittle = false): Bytes {
  const bytes = Buffer.alloc(2);
  if (isLittle) bytes.writeUInt16LE(value);
  else bytes.writeUInt16BE(value);
  return bytes;
}

function long(value: number, isLittle = false): Bytes {
  const bytes = Buffer.alloc(4);
  if (isLittle) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
}

/** A chunk of a PNG. */
export function pngChunk(name: string, content: string | Uint8Array = ''): Bytes {
  const named = joined(name, content);
  return joined(long(named.length - 4), named, long(crc32(named)));
}

/** A PNG in grey that declares this size; `chunks` stand before its pixels, of which there is one unless they are given. */
export function pngPicture({
  width = 1,
  height = 1,
  /** Of a pixel: 1 or 8. */
  bits = 8,
  /** Row by row, each behind its filter. */
  pixels = Buffer.from([0, 128]),
  chunks = [] as Bytes[],
  after = '' as string | Uint8Array,
} = {}): Bytes {
  const head = joined(long(width), long(height), Buffer.from([bits, 0, 0, 0, 0]));
  return joined(
    '\x89PNG\r\n\x1a\n',
    pngChunk('IHDR', head),
    ...chunks,
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND'),
    after,
  );
}

/** A segment of a JPEG. */
export function jpegSegment(marker: number, content: string | Uint8Array): Bytes {
  const bytes = joined(content);
  return joined(Buffer.from([0xff, marker]), short(bytes.length + 2), bytes);
}

/** What a camera says of a picture: which way up it was held, and a text of its own. */
export function exif(orientation: number, text: string): Bytes {
  const entry = joined(short(0x0112), short(3), long(1), short(orientation), short(0));
  return joined('Exif\0\0MM\0*', long(8), short(1), entry, long(0), text);
}

/** One grey pixel. */
const photo = Buffer.from(
  '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/' +
    'wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z',
  'base64',
);

/** A JPEG that declares this size; `segments` stand before its tables. */
export function jpegPicture({
  width = 1,
  height = 1,
  segments = [] as Bytes[],
  after = '' as string | Uint8Array,
} = {}): Bytes {
  const frame = photo.indexOf(Buffer.from([0xff, 0xc0]));
  const sized = joined(photo.subarray(2, frame + 5), short(height), short(width), photo.subarray(frame + 9));
  return joined('\xff\xd8', ...segments, sized, after);
}

/** A GIF that declares this size; `blocks` stand before its picture. */
export function gifPicture({ width = 1, height = 1, blocks = [] as (string | Uint8Array)[], after = '' } = {}): Bytes {
  const screen = joined(short(width, true), short(height, true), Buffer.from([0x80, 0, 0]));
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  return joined('GIF89a', screen, colours, ...blocks, gifFrame({ width, height }), ';', after);
}

/** A frame of a GIF. */
export function gifFrame({ width = 1, height = 1 } = {}): Bytes {
  return joined(',', Buffer.alloc(4), short(width, true), short(height, true), Buffer.from([0, 2, 2, 0x44, 1, 0]));
}

/** A comment in a GIF. */
export function gifComment(text: string): Bytes {
  return joined('\x21\xfe', Buffer.from([text.length]), text, '\0');
}

/** A chunk of a WebP. */
export function webpChunk(name: string, content: string | Uint8Array): Bytes {
  const bytes = joined(content);
  return joined(name, long(bytes.length, true), bytes, Buffer.alloc(bytes.length % 2));
}

/** A WebP of the extended form that declares this size; `chunks` stand after its picture. */
export function webpPicture({ width = 1, height = 1, chunks = [] as Bytes[], after = '' } = {}): Bytes {
  const size = (value: number) => long(value - 1, true).subarray(0, 3);
  const head = webpChunk('VP8X', joined(Buffer.from([0x0c, 0, 0, 0]), size(width), size(height)));
  const sizes = long(width - 1 + (height - 1) * 2 ** 14, true);
  const picture = webpChunk('VP8L', joined('\x2f', sizes, Buffer.from([0x88, 0x88, 0x08])));
  return joined(webpChunk('RIFF', joined('WEBP', head, picture, ...chunks)), after);
}

/** The shortest text that passes for a PDF. */
export function pdf(inside = ''): Bytes {
  return joined(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n${inside}trailer\n<<>>\nstartxref\n0\n%%EOF\n`);
}
