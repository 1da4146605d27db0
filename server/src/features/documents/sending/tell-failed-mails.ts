import { announceNotification } from '../../../calls/announce.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';

interface FailedMail {
  accountId: string;
  params: object;
}

/** Tells whoever sent a document by a mail that it did not arrive, or that nobody knows whether it did: of each once, until it is tried again. */
export async function tellFailedMails(db: Database): Promise<void> {
  await inTransaction(db, async (inside) => {
    const text = `with failed as (
        update document_mails m set failed_at = now() from mail_messages e
        where e.id = m.message_id and e.state = 'failed' and m.failed_at is null
        returning m.document_id, m.created_by_id, m.to_name, m.to_address, e.last_code)
      select a.id as "accountId", jsonb_build_object('documentId', d.id, 'number', d.number, 'projectId', p.id, 'project', p.name,
        'name', coalesce(nullif(f.to_name, ''), f.to_address), 'code', f.last_code) as params
      from failed f join documents d on d.id = f.document_id join projects p on p.id = d.project_id
        join accounts a on a.id = f.created_by_id and a.deleted_at is null and a.status = 'active'`;
    for (const { accountId, params } of await run<FailedMail>(inside, text, [])) {
      const id = uuidV7();
      const insert = 'insert into notifications (id, account_id, kind, entity, params) values ($1, $2, $3, $4, $5)';
      await run(inside, insert, [id, accountId, 'mailFailed', 'document', JSON.stringify(params)]);
      await announceNotification(inside, accountId, id);
    }
  });
}
