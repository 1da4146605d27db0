import type { DocumentComparison } from '@mandate/contract/documents/document-detail.ts';
import { document } from '@mandate/contract/entities/document.ts';
import { differencesOf } from '@mandate/contract/paper/differences-of.ts';
import type { DocumentContent } from '../../business/documents/document-content.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { find } from '../../records/read/find.ts';
import { checkSeesRates } from './check-sees-rates.ts';

/**
 * What one document of a project says otherwise than another of the same kind.
 * @throws Refusal recordNotFound, notPermitted without the grant that shows prices, documentsNotAlike
 */
export async function compareDocuments(call: Call, olderId: string, newerId: string): Promise<DocumentComparison> {
  const [older, newer] = [await find(call, document, olderId), await find(call, document, newerId)];
  checkSeesRates(call.caller);
  if (older.projectId !== newer.projectId || older.kind !== newer.kind) refuse('documentsNotAlike');
  const text = 'select content from documents where id = $1';
  const [[before], [after]] = [
    await run<{ content: DocumentContent }>(call.db, text, [olderId]),
    await run<{ content: DocumentContent }>(call.db, text, [newerId]),
  ];
  if (!before || !after) return refuse('recordNotFound');
  const differences = differencesOf(before.content.facts, after.content.facts, after.content.paper.language);
  return { older, newer, differences } as unknown as DocumentComparison;
}
