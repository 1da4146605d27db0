import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** How many go in one statement. */
const atOnce = 500;

/** Forgets mails that left or were cancelled thirty days ago, and those that failed ninety days ago, with what they said. */
export async function purgeOldMails(db: Database): Promise<void> {
  const text = `delete from mail_messages where id in (select id from mail_messages
    where (state in ('sent', 'cancelled') and updated_at < now() - interval '30 days')
      or (state = 'failed' and updated_at < now() - interval '90 days') limit ${atOnce}) returning 1`;
  while ((await run(db, text, [])).length === atOnce);
}
