import { documentFileName } from '@mandate/contract/documents/document-file-name.ts';
import { readContent } from '../../../business/files/file-contents.ts';
import { readPicture } from '../../../business/letterhead/read-picture.ts';
import type { Call } from '../../../calls/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { FileReply } from '../../../http/replies/file-reply.ts';
import { printNow } from '../print-documents.ts';
import { linkedDocument } from './linked-document.ts';

/**
 * The bytes of a document, by a link.
 * @throws Refusal documentLinkNotValid, documentNotCurrent
 */
export async function fetchLinked({ db }: Call, token: string): Promise<FileReply> {
  await printNow(db, (await linkedDocument(db, token)).id);
  const linked = await linkedDocument(db, token);
  if (linked.sha256 === null) return refuse('recordNotFound');
  return new FileReply(documentFileName(linked), 'application/pdf', readContent(db, linked.sha256));
}

/**
 * The picture in the letterhead of a document, by a link to it.
 * @throws Refusal documentLinkNotValid, documentNotCurrent, recordNotFound where it has none
 */
export async function fetchLinkedLogo({ db }: Call, token: string): Promise<FileReply> {
  const { logo } = (await linkedDocument(db, token)).content.paper.letterhead;
  const picture = logo === null ? null : await readPicture(db, logo.sha256);
  if (picture === null) return refuse('recordNotFound');
  return new FileReply('logo', picture.type, picture.bytes);
}
