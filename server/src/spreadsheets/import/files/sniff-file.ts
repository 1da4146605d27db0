import type { FileHandle } from 'node:fs/promises';
import { refuse } from '../../../http/refusal.ts';
import type { Words } from '../../../words/words.ts';

/** What a file is, by its content; its name is not asked. */
export type FileForm = { kind: 'xlsx' } | { kind: 'csv'; encoding: TextEncodingName; begin: number };

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be';

const looked = 64 * 1024;

// Beginnings that tell what a file is (each kind's own specification).
const marks: readonly [beginning: string, kind: string][] = [
  ['\x89PNG\r\n', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['BM', 'picture'],
  ['RIFF', 'picture'],
  ['%PDF-', 'pdf'],
  ['\x1f\x8b', 'archive'],
  ['7z\xbc\xaf\x27\x1c', 'archive'],
  ['Rar!', 'archive'],
];

/**
 * Finds out what a file is.
 * @throws Refusal importEmpty, importOldExcel; importNotAFile, which names what it is instead where that is known
 */
export async function sniffFile(handle: FileHandle, words: Words): Promise<FileForm> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(looked), 0, looked, 0);
  const begin = buffer.subarray(0, bytesRead);
  const letters = begin.toString('latin1');
  if (bytesRead === 0) refuse('importEmpty');
  if (letters.startsWith('PK\x03\x04')) return { kind: 'xlsx' };
  if (letters.startsWith('PK\x05\x06')) return refuseKind(words, 'archive');
  if (letters.startsWith('\xd0\xcf\x11\xe0')) refuse('importOldExcel');
  const isBinary = letters.includes('\0');
  const known = marks.find(([beginning]) => letters.startsWith(beginning));
  // Two letters may begin a text too.
  if (known && (isBinary || known[0].length > 2)) return refuseKind(words, known[1]);
  if (letters.startsWith('\xef\xbb\xbf')) return textFrom(words, 'utf-8', 3, letters.slice(3));
  if (letters.startsWith('\xff\xfe')) return { kind: 'csv', encoding: 'utf-16le', begin: 2 };
  if (letters.startsWith('\xfe\xff')) return { kind: 'csv', encoding: 'utf-16be', begin: 2 };
  if (isBinary) refuse('importNotAFile');
  return textFrom(words, 'utf-8', 0, letters);
}

function textFrom(words: Words, encoding: TextEncodingName, begin: number, letters: string): FileForm {
  if (/^\s*<(?:!doctype|html|\?xml|svg|table)\b/i.test(letters)) return refuseKind(words, 'page');
  return { kind: 'csv', encoding, begin };
}

/** @param kind a key of the words under `import.fileKind` */
export function refuseKind(words: Words, kind: string): never {
  return refuse('importNotAFile', { context: 'kind', kind: words.at(`import.fileKind.${kind}`) ?? kind });
}
