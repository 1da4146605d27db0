import { endingOf, isPicture, typeClaimed } from '@mandate/contract/values/file-types.ts';
import { fileTypeFromBuffer } from 'file-type';
import { plainImage } from '../../business/files/plain-image.ts';
import { refuse } from '../../http/refusal.ts';
import { documentType } from './document-type.ts';

/** A file as it is kept. */
export interface CheckedContent {
  type: string;
  bytes: Buffer;
}

const archive = Buffer.from('PK\x03\x04', 'latin1');
/** The end of an archive stands within this of the end of the file (APPNOTE 6.3.10, 4.3.16). */
const endOfArchive = Buffer.from('PK\x05\x06', 'latin1');
const archiveEnd = 22 + 65_535;
const pdfEnd = 2048;

/**
 * Makes sure a file is what its name says and nothing else besides, and writes pictures again without what does not show (safety G1, G3, G5).
 * @throws Refusal fileEmpty, fileTypeNotAllowed, fileContentOther, fileBroken, fileMacros, fileBomb, filePictureTooLarge
 */
export async function checkedContent(name: string, bytes: Buffer): Promise<CheckedContent> {
  const type = typeClaimed(name) ?? refuse('fileTypeNotAllowed');
  if (bytes.length === 0) refuse('fileEmpty');
  if ((await typeFound(type, bytes)) !== type) refuse('fileContentOther', { ending: endingOf(name) });
  if (type === 'application/pdf') checkPdf(bytes);
  return { type, bytes: isPicture(type) ? await plainImage(type, bytes) : bytes };
}

/** What a file is by its content; null for what is none of the types that are taken. */
async function typeFound(claimed: string, bytes: Buffer): Promise<string | null> {
  if (bytes.subarray(0, 4).equals(archive)) return documentType(bytes);
  const found = (await fileTypeFromBuffer(bytes))?.mime ?? null;
  // Of a PNG that moves the first picture is kept.
  const known = found === 'image/apng' ? 'image/png' : found;
  if (!claimed.startsWith('text/')) return known;
  // A text may begin with the letters some format begins with; what is taken under another name is no text.
  const isOther = known !== null && (isPicture(known) || known === 'application/pdf');
  return !isOther && isText(bytes) ? claimed : null;
}

/** Whether bytes are text: UTF-8, or UTF-16 that says so, without NUL. */
function isText(bytes: Buffer): boolean {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE(0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  try {
    return !new TextDecoder(encoding, { fatal: true }).decode(bytes).includes('\0');
  } catch {
    // What cannot be decoded is no text.
    return false;
  }
}

/** A PDF has an end, and is no archive at the same time. */
function checkPdf(bytes: Buffer): void {
  const isWhole = bytes.subarray(-pdfEnd).includes('%%EOF');
  if (!isWhole || bytes.subarray(-archiveEnd).includes(endOfArchive)) refuse('fileBroken');
}
