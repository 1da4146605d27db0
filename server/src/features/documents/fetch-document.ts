import { documentFileName } from '@mandate/contract/documents/document-file-name.ts';
import { document } from '@mandate/contract/entities/document.ts';
import { readContent } from '../../business/files/file-contents.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { FileReply } from '../../http/replies/file-reply.ts';
import { findVisible } from '../../records/read/find.ts';
import { checkSeesRates } from './check-sees-rates.ts';
import { printNow } from './print-documents.ts';

/**
 * The bytes of a document, the same for ever. Who is faster than the printing waits for it.
 * @throws Refusal recordNotFound, notPermitted without the grant that shows prices, documentNotPrinted
 */
export async function fetchDocument(call: Call, id: string): Promise<FileReply> {
  await findVisible(call, document, id);
  checkSeesRates(call.caller);
  await printNow(call.db, id);
  const text = 'select number, revision, language, sha256 from documents where id = $1';
  const [row] = await run<{ number: string; revision: number; language: string; sha256: string | null }>(
    call.db,
    text,
    [id],
  );
  if (!row?.sha256) return refuse('recordNotFound');
  return new FileReply(documentFileName(row), 'application/pdf', readContent(call.db, row.sha256));
}
