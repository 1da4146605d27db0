import type { Values } from '@mandate/contract/changes/merge.ts';
import { document } from '@mandate/contract/entities/document.ts';
import type { DocumentContent } from '../../business/documents/document-content.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { find } from '../../records/read/find.ts';

/**
 * A document with the paper as it was issued, for who sees prices.
 * @throws Refusal recordNotFound
 */
export async function findDocument(call: Call, id: string): Promise<Values> {
  const record = await find(call, document, id);
  const text = 'select content, chosen_line_ids as "chosenLineIds" from documents where id = $1';
  const [row] = await run<{ content: DocumentContent; chosenLineIds: string[] | null }>(call.db, text, [id]);
  const sees = call.caller.grants.includes('seeRates');
  return { ...record, paper: sees ? (row?.content.paper ?? null) : null, chosenLineIds: row?.chosenLineIds ?? null };
}
