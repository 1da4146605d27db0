import type { MailContent, MailPurpose } from '@mandate/contract/entities/mail-message.ts';
import { mailMessage } from '@mandate/contract/entities/mail-message.ts';
import { actorOf, writeAudit } from '../../calls/audit.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { refuse } from '../../http/refusal.ts';
import { contentPlace, queueMail, wakeSender } from '../../mail/queue/queue-mail.ts';
import { type Seal, SealBroken } from '../../secrets/sealed.ts';
import { findRow } from './find-message.ts';

interface Kept {
  purpose: MailPurpose;
  accountId: string | null;
  toAddress: string;
  toName: string;
  content: string;
  notAfter: string;
  isOpen: boolean;
  /** What it says holds no longer. */
  isPast: boolean;
}

/**
 * Sends what a mail says once more, as a new one.
 * @returns the new one
 * @throws Refusal recordNotFound, mailStillGoing, mailPast, mailUnreadable
 */
export async function resendMail(call: Call, seal: Seal, id: string) {
  await findRow(call, id);
  return inTransaction(call.db, async (db) => {
    // Who ends a document that went with it waits: the new one is then stopped as well.
    await run(
      db,
      'select 1 from documents where id in (select document_id from document_mails where message_id = $1) for share',
      [id],
    );
    const text = `select purpose, account_id as "accountId", to_address as "toAddress", to_name as "toName", content,
        not_after as "notAfter", state in ('queued', 'sending', 'deferred') as "isOpen", not_after <= now() or stopped_code is not null as "isPast"
      from mail_messages where id = $1 for update`;
    const [kept] = await run<Kept>(db, text, [id]);
    if (!kept) return refuse('recordNotFound');
    if (kept.isOpen) refuse('mailStillGoing');
    if (kept.isPast) refuse('mailPast');
    const newId = await queueMail(db, seal, {
      purpose: kept.purpose,
      accountId: kept.accountId,
      createdById: call.caller.id,
      to: { address: kept.toAddress, name: kept.toName },
      content: opened(seal, kept.content, id),
      notAfter: new Date(kept.notAfter),
      resentFromId: id,
    });
    // A document that went with it went with the new one.
    const went = `insert into document_mails (id, document_id, link_id, message_id, to_name, to_address, created_by_id)
      select $1, document_id, link_id, $2, to_name, to_address, $3 from document_mails where message_id = $4`;
    await run(db, went, [uuidV7(), newId, call.caller.id, id]);
    await note(call, db, 'mailResent', id);
    return findRow({ ...call, db }, newId);
  });
}

function opened(seal: Seal, content: string, id: string): MailContent {
  try {
    return JSON.parse(seal.open(content, contentPlace(id))) as MailContent;
  } catch (error) {
    if (error instanceof SealBroken) return refuse('mailUnreadable');
    throw error;
  }
}

/**
 * Tries a mail again now that failed or waits for its next try; one that failed has all its tries again, and one that may have arrived may then
 * arrive twice.
 * @throws Refusal recordNotFound, mailNotToRetry, mailPast
 */
export async function retryMail(call: Call, id: string) {
  await findRow(call, id);
  return inTransaction(call.db, async (db) => {
    const text = `select state in ('failed', 'deferred') as "isOpen", not_after <= now() or stopped_code is not null as "isPast"
      from mail_messages where id = $1 for update`;
    const [kept] = await run<Pick<Kept, 'isOpen' | 'isPast'>>(db, text, [id]);
    if (!kept?.isOpen) refuse('mailNotToRetry');
    if (kept.isPast) refuse('mailPast');
    await requeue(db, 'id = $1', [id]);
    await note(call, db, 'mailResent', id);
    return findRow({ ...call, db }, id);
  });
}

/** Tries every mail again that failed and whose message still holds. @returns how many there are */
export async function retryFailedMails(call: Call): Promise<{ count: number }> {
  return inTransaction(call.db, async (db) => {
    const count = await requeue(db, "state = 'failed' and not_after > now() and stopped_code is null", []);
    if (count > 0) await note(call, db, 'mailResent', null, { count });
    return { count };
  });
}

async function requeue(db: Database, which: string, values: unknown[]): Promise<number> {
  const text = `update mail_messages set attempts = case when state = 'failed' then 0 else attempts end, state = 'queued',
    may_be_twice = may_be_twice or state = 'failed' and last_code is not distinct from 'mailNotRepeated', next_try_at = now(), updated_at = now() where ${which} returning id`;
  const tried = await run<{ id: string }>(db, text, values);
  // If it fails once more, that is told anew.
  await run(
    db,
    'update document_mails set failed_at = null where message_id = any($1::uuid[]) and failed_at is not null',
    [tried.map(({ id }) => id)],
  );
  await wakeSender(db);
  return tried.length;
}

/**
 * Takes a mail out of the queue that still waits.
 * @throws Refusal recordNotFound, mailNotWaiting
 */
export async function cancelMail(call: Call, id: string) {
  await findRow(call, id);
  return inTransaction(call.db, async (db) => {
    const text = `update mail_messages set state = 'cancelled', updated_at = now()
      where id = $1 and state in ('queued', 'deferred') returning 1`;
    if ((await run(db, text, [id])).length === 0) refuse('mailNotWaiting');
    await note(call, db, 'mailCancelled', id);
    return findRow({ ...call, db }, id);
  });
}

async function note(
  call: Call,
  db: Database,
  action: 'mailResent' | 'mailCancelled',
  recordId: string | null,
  details: Record<string, unknown> = {},
): Promise<void> {
  await writeAudit(db, { ...actorOf(call), action, entity: mailMessage.name, recordId, details });
}
