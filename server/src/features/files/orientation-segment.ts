const orientationTag = 0x0112;
const short = 3;

/**
 * Which way up a picture is held, and nothing else of what a camera says of it.
 * @param tiff what follows the name of an Exif segment (Exif 2.32, 4.6)
 * @returns the content of a segment of its own; null where the picture is as it should be
 */
export function orientationSegment(tiff: Buffer): Buffer | null {
  const orientation = orientationIn(tiff);
  if (orientation < 2 || orientation > 8) return null;
  const content = Buffer.alloc(6 + 8 + 2 + 12 + 4);
  content.write('Exif\0\0MM\0*', 'latin1');
  content.writeUInt32BE(8, 10);
  content.writeUInt16BE(1, 14);
  content.writeUInt16BE(orientationTag, 16);
  content.writeUInt16BE(short, 18);
  content.writeUInt32BE(1, 20);
  content.writeUInt16BE(orientation, 24);
  return content;
}

function orientationIn(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const shortAt = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const longAt = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = longAt(4);
  const count = shortAt(directory);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (shortAt(at) === orientationTag && shortAt(at + 2) === short) return shortAt(at + 8);
  }
  return 1;
}
