import type { FileHandle } from 'node:fs/promises';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { Refusal, refuse } from '../../../http/refusal.ts';
import { ArchiveRefused, archiveFault, entriesOf } from '../../../http/uploads/archive-entries.ts';
import type { Words } from '../../../words/words.ts';
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
export async function openArchive(handle: FileHandle, words: Words): Promise<WorkbookArchive> {
  const zip = await fromFdPromise(handle.fd, { autoClose: false, lazyEntries: true }).catch(() =>
    refuse('importBroken'),
  );
  const entries = await entriesOf(zip, fileLimits).catch((error: unknown) => {
    throw refusalOf(error, words);
  });
  checkKind(entries, words);
  return {
    has: (path) => entries.has(path),
    read: (path, events, afterPiece) => read(zip, entries.get(path), events, afterPiece, words),
  };
}

function checkKind(entries: ReadonlyMap<string, Entry>, words: Words): void {
  if (entries.has('xl/workbook.bin')) refuseKind(words, 'binaryWorkbook');
  if (entries.has('word/document.xml')) refuseKind(words, 'document');
  if (entries.has('ppt/presentation.xml')) refuseKind(words, 'slides');
  if (entries.has('content.xml') && entries.has('mimetype')) refuseKind(words, 'openDocument');
  if (!entries.has('[Content_Types].xml') || !entries.has('_rels/.rels')) refuseKind(words, 'archive');
}

async function* read<Item>(
  zip: ZipFile,
  entry: Entry | undefined,
  events: XmlEvents,
  afterPiece: () => Iterable<Item>,
  words: Words,
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
    throw refusalOf(error, words);
  }
}

/** The refusal that what is wrong with an archive, or with a text in it, stands for; any other error as it is. */
function refusalOf(error: unknown, words: Words): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof XmlBroken || code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return broken('importBroken');
  const refused = error instanceof ArchiveRefused ? error : archiveFault(error);
  if (!refused) return error;
  if (refused.fault === 'locked') refuseKind(words, 'locked');
  return broken(refused.fault === 'bomb' ? 'importBomb' : 'importBroken');
}

function broken(code: 'importBomb' | 'importBroken'): Refusal {
  return new Refusal(code, {}, null);
}
