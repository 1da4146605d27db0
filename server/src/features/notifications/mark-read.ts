import { notification } from '@mandate/contract/entities/notification.ts';
import { announceNotification } from '../../calls/announce.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { countUnread } from '../../jobs/notification-rows.ts';

/**
 * Marks notifications of the caller's own as read; ids of others are passed over.
 * @returns how many are left unread
 */
export async function markRead(call: Call, ids: readonly string[]): Promise<{ unread: number }> {
  const text = `update ${notification.table} set read_at = now() where account_id = $1 and id = any($2) and read_at is null returning id`;
  const [first] = await run<{ id: string }>(call.db, text, [call.caller.id, ids]);
  // Other windows of the person learn the count with any of them.
  if (first) await announceNotification(call.db, call.caller.id, first.id);
  return { unread: await countUnread(call) };
}
