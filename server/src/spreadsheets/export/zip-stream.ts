import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { refuse } from '../../http/refusal.ts';

/** One file of an archive; its bytes are asked for when it is its turn. */
export interface ZipEntry {
  path: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** The most bytes an entry, or the archive, can have without the extensions many programs do not read (APPNOTE 4.4.8, 4.4.9). */
const mostZipBytes = 0xffffffff;

const version = 20;
/** Sizes follow the bytes, names are UTF-8 (APPNOTE 4.4.4). */
const flags = 0x0808;
const deflated = 8;
/** 1980-01-01, the beginning of the calendar of archives: the time of making is told elsewhere. */
const date = 0x21;

interface Told {
  path: Buffer;
  offset: number;
  crc: number;
  packed: number;
  size: number;
}

/**
 * A ZIP archive (PKWARE APPNOTE 6.3), made while it is read: an entry is packed as its bytes come, nothing is held but what the directory at
 * the end tells of each.
 * @throws Refusal exportTooLarge when an entry or the archive has more bytes than programs read
 */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const told: Told[] = [];
  let offset = 0;
  for (const { path, bytes } of entries) {
    const entry: Told = { path: Buffer.from(path), offset, crc: 0, packed: 0, size: 0 };
    const head = localHeader(entry);
    yield head;
    for await (const piece of packed(bytes, entry)) yield piece;
    const tail = descriptor(entry);
    yield tail;
    offset += head.length + entry.packed + tail.length;
    if (entry.size > mostZipBytes || offset > mostZipBytes) refuse('exportTooLarge');
    told.push(entry);
  }
  const directory = Buffer.concat(told.map(directoryEntry));
  yield directory;
  yield directoryEnd(told.length, directory.length, offset);
}

/** Packs the bytes of an entry; counts them in it. */
async function* packed(bytes: AsyncIterable<Uint8Array>, entry: Told): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of bytes) {
      entry.crc = crc32(piece, entry.crc);
      entry.size += piece.length;
      yield piece;
    }
  }
  const source = Readable.from(counted());
  const deflate = createDeflateRaw({ level: 4 });
  source.on('error', (error) => deflate.destroy(error));
  try {
    for await (const piece of source.pipe(deflate)) {
      entry.packed += piece.length;
      yield piece;
    }
  } finally {
    source.destroy();
  }
}

function fields(...values: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((length, [size]) => length + size, 0));
  let at = 0;
  for (const [size, value] of values) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}

function localHeader({ path }: Told): Buffer {
  const times = [
    [2, 0],
    [2, date],
  ] as const;
  const unknown = [
    [4, 0],
    [4, 0],
    [4, 0],
  ] as const;
  const head = fields(
    [4, 0x04034b50],
    [2, version],
    [2, flags],
    [2, deflated],
    ...times,
    ...unknown,
    [2, path.length],
    [2, 0],
  );
  return Buffer.concat([head, path]);
}

function descriptor({ crc, packed: length, size }: Told): Buffer {
  return fields([4, 0x08074b50], [4, crc], [4, length], [4, size]);
}

function directoryEntry({ path, crc, packed: length, size, offset }: Told): Buffer {
  const sizes = [
    [4, crc],
    [4, length],
    [4, size],
  ] as const;
  const rest = [
    [2, path.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ] as const;
  const head = fields(
    [4, 0x02014b50],
    [2, version],
    [2, version],
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, date],
    ...sizes,
    ...rest,
  );
  return Buffer.concat([head, path]);
}

function directoryEnd(count: number, length: number, offset: number): Buffer {
  return fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, offset], [2, 0]);
}
