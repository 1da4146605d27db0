import { mailMessage } from '@mandate/contract/entities/mail-message.ts';
import { inTransaction } from '../../database/transaction.ts';
import { actorOf, writeAudit } from '../../resources/audit.ts';
import type { Call } from '../../resources/call.ts';
import { wakeSender } from '../../resources/mail/queue-mail.ts';
import { endWaiting } from '../../resources/mail/sending-state.ts';
import { run } from '../../resources/statement.ts';
import { countMails } from './count-mails.ts';

/** Lets nothing leave until it is resumed; messages still queue. The one under way is finished. */
export async function pauseSending(call: Call) {
  return inTransaction(call.db, async (db) => {
    const paused = await run(db, 'update mail_servers set paused_at = now() where paused_at is null returning 1', []);
    if (paused.length > 0) await note({ ...call, db }, 'mailPaused');
    return countMails(db);
  });
}

/** Lets sending go on: after a pause, or at once where it waits for the mail server to come back. */
export async function resumeSending(call: Call) {
  return inTransaction(call.db, async (db) => {
    const resumed = await run(
      db,
      'update mail_servers set paused_at = null where paused_at is not null returning 1',
      [],
    );
    await endWaiting(db);
    if (resumed.length > 0) await note({ ...call, db }, 'mailResumed');
    await wakeSender(db);
    return countMails(db);
  });
}

async function note(call: Call, action: 'mailPaused' | 'mailResumed'): Promise<void> {
  await writeAudit(call.db, { ...actorOf(call), action, entity: mailMessage.name });
}
