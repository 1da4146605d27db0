import type { Values } from '@mandate/contract/changes/merge.ts';
import { document } from '@mandate/contract/entities/document.ts';
import { stopMails } from '../../business/documents/stop-mails.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { writeHistory } from '../../records/history/history.ts';
import { findDocument } from './find-document.ts';
import { lockHolding } from './lock-holding.ts';

/**
 * Takes a document back that holds, and mails with it that wait; its project stays as it is.
 * @throws Refusal notPermitted without the grant that shows prices, recordNotFound, documentNotCurrent, alreadyAnswered
 */
export async function withdrawDocument(call: Call, id: string, reason: string): Promise<Values> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const { version, number, sha256 } = await lockHolding(inside, id);
    const text = `update documents set state = 'withdrawn', state_reason = $2, version = version + 1 where id = $1`;
    await run(db, text, [id, reason]);
    await stopMails(db, { by: 'document_id', ids: [id] }, 'mailDocumentWithdrawn');
    const changes = [{ field: 'state', old: 'issued', new: 'withdrawn' }];
    const entry = { recordId: id, version: version + 1, action: 'save', changes, reason } as const;
    await writeHistory(inside, document, { ...entry, told: { number, sha256 } });
    return findDocument(inside, id);
  });
}
