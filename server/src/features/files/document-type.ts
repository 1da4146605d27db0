import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { refuse } from '../../http/refusal.ts';
import { ArchiveRefused, archiveFault, entriesOf } from '../../http/uploads/archive-entries.ts';
import { documentLimits } from './file-form.ts';

/** Which part makes an archive a document, and of which type that part must be (ECMA-376, part 1, 11.3.10 and 12.3.23). */
const documents = [
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    main: 'word/document.xml',
    mainType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  },
  {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    main: 'xl/workbook.xml',
    mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  },
];

/** Programs in documents: Visual Basic, macro sheets of Excel 4, ActiveX. */
const program = /(^|\/)(vbaProject|vbaData)\.|(^|\/)(macrosheets|dialogsheets|activeX)\//i;
const programType = /macroEnabled|vbaProject|intlmacrosheet|ms-office\.activeX/i;
const contentTypes = '[Content_Types].xml';

/**
 * Looks into a document of Word or Excel. All of it is unpacked once, piece by piece, so that what its table of contents says of sizes is
 * known to be true; nothing it points to is fetched.
 * @returns its media type; null when it is another archive
 * @throws Refusal fileMacros, fileBomb, fileBroken
 */
export async function documentType(bytes: Buffer): Promise<string | null> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    return await typeOf(zip);
  } catch (error) {
    const refused = error instanceof ArchiveRefused ? error : archiveFault(error);
    if (!refused) throw error;
    return refuse(refused.fault === 'bomb' ? 'fileBomb' : 'fileBroken');
  }
}

async function typeOf(zip: ZipFile): Promise<string | null> {
  const entries = await entriesOf(zip, documentLimits);
  const types = entries.get(contentTypes);
  if (!types) return null;
  let said = '';
  for (const entry of entries.values()) {
    const text = await unpacked(zip, entry, entry === types);
    if (entry === types) said = text;
  }
  if ([...entries.keys()].some((name) => program.test(name)) || programType.test(said)) refuse('fileMacros');
  const found = documents.find(({ main, mainType }) => entries.has(main) && said.includes(`"${mainType}"`));
  return found?.type ?? null;
}

/** Unpacks a file of an archive and forgets it, or gives its text. */
async function unpacked(zip: ZipFile, entry: Entry, isWanted: boolean): Promise<string> {
  if (entry.fileName.endsWith('/')) return '';
  const pieces: Buffer[] = [];
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream as AsyncIterable<Buffer>) if (isWanted) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
