import type { FileHandle } from 'node:fs/promises';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { Refusal, refuse } from '../../http/refusal.ts';
import { fileLimits } from './file-limits.ts';
import { refuseKind } from './sniff-file.ts';
import { XmlBroken, type XmlEvents, XmlScanner } from './xml-scanner.ts';

/** The files of a workbook. */
export interface WorkbookArchive {
  has(path: string): boolean;
  /** Reads one of its XML files; `afterPiece` gives what came of each piece of it. @throws Refusal importBroken, importBomb */
  read<Item>(path: string, events: XmlEvents, afterPiece: () => Iterable<Item>): AsyncGenerator<Item>;
}

/**
 * Opens a workbook by its table of contents, before anything of it is unpacked.
 * @throws Refusal importBomb when it would unpack to more than a workbook may; importNotAFile when it is another archive; importBroken
 */
export async function openArchive(handle: FileHandle): Promise<WorkbookArchive> {
  const zip = await fromFdPromise(handle.fd, { autoClose: false, lazyEntries: true }).catch(() =>
    refuse('importBroken'),
  );
  const entries = await entriesOf(zip);
  checkKind(entries);
  return {
    has: (path) => entries.has(path),
    read: (path, events, afterPiece) => read(zip, entries.get(path), events, afterPiece),
  };
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  if (zip.entryCount > fileLimits.entries) refuse('importBomb');
  try {
    for await (const entry of zip.eachEntry()) {
      const { compressedSize, uncompressedSize } = entry;
      unpacked += uncompressedSize;
      const isDense = uncompressedSize > fileLimits.smallBytes && uncompressedSize > compressedSize * fileLimits.ratio;
      if (isDense || unpacked > fileLimits.unpackedBytes || entries.size >= fileLimits.entries) refuse('importBomb');
      if (entry.isEncrypted()) refuseKind('locked');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw isOfArchive(error) ? brokenBy(error) : error;
  }
  return entries;
}

function checkKind(entries: ReadonlyMap<string, Entry>): void {
  if (entries.has('xl/workbook.bin')) refuseKind('binaryWorkbook');
  if (entries.has('word/document.xml')) refuseKind('document');
  if (entries.has('ppt/presentation.xml')) refuseKind('slides');
  if (entries.has('content.xml') && entries.has('mimetype')) refuseKind('openDocument');
  if (!entries.has('[Content_Types].xml') || !entries.has('_rels/.rels')) refuseKind('archive');
}

async function* read<Item>(
  zip: ZipFile,
  entry: Entry | undefined,
  events: XmlEvents,
  afterPiece: () => Iterable<Item>,
): AsyncGenerator<Item> {
  if (!entry) return refuse('importBroken');
  const scanner = new XmlScanner(events);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const piece of stream as AsyncIterable<Buffer>) {
      scanner.write(decoder.decode(piece, { stream: true }));
      yield* afterPiece();
    }
    scanner.write(decoder.decode());
    scanner.end();
  } catch (error) {
    throw isOfArchive(error) ? brokenBy(error) : error;
  }
}

/** What the archive itself, its compression or its XML was found wrong by. */
function isOfArchive(error: unknown): error is Error {
  if (error instanceof XmlBroken) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  // The library of archives has plain errors; zlib and the decoder of text have codes of their own.
  return (
    Object.getPrototypeOf(error) === Error.prototype ||
    code?.startsWith('Z_') === true ||
    code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
  );
}

/** An entry that unpacks to more than its table of contents says hides its size. */
function brokenBy(error: Error): Refusal {
  const isHidden = error.message.startsWith('too many bytes in the stream');
  return new Refusal(isHidden ? 'importBomb' : 'importBroken', {}, null);
}
