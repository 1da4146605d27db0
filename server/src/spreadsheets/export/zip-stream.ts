import { Readable } from 'node:stream';
import { refuse } from '../../http/refusal.ts';

/** One file of an archive; its bytes are asked for when it is its turn. */
export interface ZipEntry {
  path: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** The most bytes an entry, or the archive, can have without the extensions many programs do not read (APPNOTE 4.4.8, 4.4.9). */
const mostZipBytes = 0xffffffff;

/** Archives of the same files are the same: 1980-01-01, the beginning of their calendar, stands for the time of making, which is told elsewhere. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel: 4 };

/**
 * A ZIP archive, made while it is read: an entry is packed as its bytes come, nothing is held but what the directory at the end tells of each.
 * @throws Refusal exportTooLarge when an entry or the archive has more bytes than programs read
 */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  // Loaded with the first file.
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  const sources = Array.from(entries, ({ path, bytes }) => {
    const source = Readable.from(limited(bytes));
    source.on('error', (error) => archive.destroy(error));
    zip.addReadStream(source, path, options);
    return source;
  });
  zip.end();
  try {
    yield* limited(archive);
  } finally {
    for (const source of sources) source.destroy();
  }
}

async function* limited(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > mostZipBytes) refuse('exportTooLarge');
    yield piece;
  }
}
