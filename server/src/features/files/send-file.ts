import { file } from '@mandate/contract/entities/file.ts';
import { readContent } from '../../business/files/file-contents.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { FileReply } from '../../http/replies/file-reply.ts';
import { findVisible } from '../../records/read/find.ts';

/**
 * The bytes of a file, to be saved under the name it came with.
 * @throws Refusal recordNotFound when there is none or the caller may not see it, alike
 */
export async function sendFile(call: Call, id: string): Promise<FileReply> {
  await findVisible(call, file, id);
  const text = 'select file_name as "fileName", type, sha256 from files where id = $1';
  const [row] = await run<{ fileName: string; type: string; sha256: string }>(call.db, text, [id]);
  if (!row) return refuse('recordNotFound');
  return new FileReply(row.fileName, row.type, readContent(call.db, row.sha256));
}
