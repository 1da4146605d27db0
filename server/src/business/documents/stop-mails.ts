import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** Why a mail with a document goes no further. */
type Stop = 'mailDocumentWithdrawn' | 'mailDocumentSuperseded' | 'mailLinkRevoked';

/**
 * Stops the mails that went with documents, or hold a link: what waits leaves no more, what is under way is not tried again, and nothing of it is
 * sent once more. Belongs into the transaction that ends the documents or the link.
 * @param of by which column of the mails with documents, and its ids
 */
export async function stopMails(
  db: Database,
  of: { by: 'document_id' | 'link_id'; ids: readonly string[] },
  code: Stop,
): Promise<void> {
  const text = `update mail_messages set stopped_code = $2, updated_at = now(),
      last_code = case when state in ('queued', 'deferred') then $2 else last_code end,
      last_answer = case when state in ('queued', 'deferred') then null else last_answer end,
      state = case when state in ('queued', 'deferred') then 'cancelled' else state end
    where stopped_code is null and id in (select message_id from document_mails where ${of.by} = any($1))`;
  await run(db, text, [of.ids, code]);
}
