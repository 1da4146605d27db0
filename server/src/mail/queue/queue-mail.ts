import { type MailContent, type MailPurpose, mailMessage } from '@mandate/contract/entities/mail-message.ts';
import { wakeRunners } from '../../calls/announce.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { refreshSql } from '../../records/search/search-text.ts';
import type { Seal } from '../../secrets/sealed.ts';
import { oneLine } from '../letter/one-line.ts';

/** A mail that is to be sent. */
export interface QueuedMail {
  purpose: MailPurpose;
  /** Whose it is, where the product knows the person. */
  accountId: string | null;
  /** Whose doing it is; null: the product's own. */
  createdById: string | null;
  to: { address: string; name: string };
  content: MailContent;
  /** It is not sent after this moment. */
  notAfter: Date;
  /** The message it is a second sending of. */
  resentFromId?: string | null;
}

/** The place the content of a message is sealed for. */
export function contentPlace(id: string): string {
  return `mail_messages/${id}/content`;
}

/**
 * Puts a mail into the queue; inside a transaction it leaves when that is over. What it says is kept sealed.
 * @returns the id of the message
 */
export async function queueMail(db: Database, seal: Seal, mail: QueuedMail): Promise<string> {
  const id = uuidV7();
  const { purpose, accountId, createdById, to, content, notAfter, resentFromId = null } = mail;
  const sealed = seal.seal(JSON.stringify(content), contentPlace(id));
  const text = `insert into mail_messages
      (id, purpose, account_id, created_by_id, to_address, to_name, subject, content, not_after, resent_from_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
  await run(db, text, [
    id,
    purpose,
    accountId,
    createdById,
    to.address,
    oneLine(to.name, 160),
    oneLine(content.subject, 200),
    sealed,
    notAfter.toISOString(),
    resentFromId,
  ]);
  await run(db, `update mail_messages t set ${refreshSql(mailMessage)} where t.id = $1`, [id]);
  await wakeSender(db);
  return id;
}

/** Lets the sender look at the queue now; it looks by itself when something is due. */
export async function wakeSender(db: Database): Promise<void> {
  await wakeRunners(db, 'mail');
}
