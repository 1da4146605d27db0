import { type ByteReader, Damaged, readerOf } from './byte-reader.ts';
import { orientationSegment } from './orientation-segment.ts';
import type { PlainPicture } from './plain-picture.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const comment = 0xfe;

/** Frames: every SOF but the tables that share their numbers (ITU T.81, table B.1). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** A JPEG without what does not show; which way up it is held stays. @throws Damaged */
export function plainJpeg(bytes: Buffer): PlainPicture {
  const reader = readerOf(bytes);
  if (reader.byte() !== 0xff || reader.byte() !== startOfImage) throw new Damaged('no JPEG');
  const kept: Buffer[] = [Buffer.from([0xff, startOfImage])];
  let pixels = 0;
  let hasScan = false;
  for (;;) {
    const marker = markerOf(reader);
    if (marker === endOfImage) break;
    const length = reader.take(2).readUInt16BE();
    if (length < 2) throw new Damaged('a segment without length');
    const content = reader.take(length - 2);
    if (isFrame(marker)) {
      if (content.length < 6) throw new Damaged('a frame without size');
      pixels = Math.max(pixels, content.readUInt16BE(1) * content.readUInt16BE(3));
    }
    const plain = plainSegment(marker, content);
    if (plain) kept.push(segment(marker, plain));
    if (marker !== startOfScan) continue;
    hasScan = true;
    kept.push(scanOf(reader));
  }
  if (pixels === 0 || !hasScan) throw new Damaged('no picture');
  return { pixels, bytes: Buffer.concat([...kept, Buffer.from([0xff, endOfImage])]) };
}

/** The next marker; fill bytes may stand before it. */
function markerOf(reader: ByteReader): number {
  if (reader.byte() !== 0xff) throw new Damaged('no marker');
  let marker = reader.byte();
  while (marker === 0xff) marker = reader.byte();
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= startOfImage)) throw new Damaged('a marker out of place');
  return marker;
}

/** What is kept of a segment: tables whole; of what programs add the colour profile, Adobe's colours and the orientation. */
function plainSegment(marker: number, content: Buffer): Buffer | null {
  if (marker === comment) return null;
  if (marker < 0xe0 || marker > 0xef) return content;
  const name = content.toString('latin1', 0, 12);
  if (marker === 0xe0 && name.startsWith('JFIF\0') && content.length >= 14)
    // Without its thumbnail.
    return Buffer.concat([content.subarray(0, 12), Buffer.from([0, 0])]);
  if (marker === 0xe1 && name.startsWith('Exif\0\0')) return orientationSegment(content.subarray(6));
  if (marker === 0xe2 && name === 'ICC_PROFILE\0') return content;
  return marker === 0xee && name.startsWith('Adobe') ? content : null;
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The packed pixels after the head of a scan, up to the next marker that is none of theirs. */
function scanOf(reader: ByteReader): Buffer {
  const rest = reader.rest();
  for (let at = 0; ; at += 1) {
    at = rest.indexOf(0xff, at);
    const next = at === -1 ? undefined : rest[at + 1];
    if (next === undefined) throw new Damaged('the picture has no end');
    const isOfScan = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (next !== 0xff && !isOfScan) return reader.take(at);
    if (isOfScan) at += 1;
  }
}
