import { mailMessage } from '@mandate/contract/entities/mail-message.ts';
import { actorOf, writeAudit } from '../../calls/audit.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { wakeSender } from '../../mail/queue/queue-mail.ts';
import { endWaiting } from '../../mail/queue/sending-state.ts';
import { countMails } from './count-mails.ts';

/** Lets nothing leave until it is resumed; messages still queue. The one under way is finished. */
export async function pauseSending(call: Call) {
  return inTransaction(call.db, async (db) => {
    const paused = await run(db, 'update mail_servers set paused_at = now() where paused_at is null returning 1', []);
    if (paused.length > 0) await note({ ...call, db }, 'mailPaused');
    return countMails({ ...call, db });
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
    return countMails({ ...call, db });
  });
}

async function note(call: Call, action: 'mailPaused' | 'mailResumed'): Promise<void> {
  await writeAudit(call.db, { ...actorOf(call), action, entity: mailMessage.name });
}
