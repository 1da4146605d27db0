import { account } from '@mandate/contract/entities/account.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { type HistoryCall, writeHistory } from '../../../records/history/history.ts';
import { endSessionsOf } from '../start-and-end-session.ts';
import { useUpLinks } from './one-time-links.ts';

/** How long a password made for somebody opens anything. */
const oneTimeHours = 24;

/**
 * Stores a new password: who was invited is active from now on, every session of the account ends, links no longer work.
 * Belongs into a transaction that locked the account.
 * @param kind whether the person chose it, or it was made for the person, who must choose another one within a day
 * @param reason why the sessions end
 * @returns the end of a password made for somebody (ISO 8601), else null
 */
export async function storePassword(
  call: HistoryCall,
  accountId: string,
  hash: string,
  kind: 'chosen' | 'oneTime',
  reason: string,
): Promise<string | null> {
  const { db } = call;
  const isOneTime = kind === 'oneTime';
  const [stored] = await run<{ until: string | null }>(
    db,
    `update accounts set password_hash = $2, must_change_password = $3, password_changed_at = now(),
       one_time_until = case when $3 then now() + make_interval(hours => ${oneTimeHours}) end
     where id = $1 returning one_time_until as until`,
    [accountId, hash, isOneTime],
  );
  await useUpLinks(db, accountId);
  await endSessionsOf(db, accountId, reason);
  await activate(call, accountId);
  return stored?.until ?? null;
}

/** Makes an invited account active, as a change of its record. */
async function activate(call: HistoryCall, id: string): Promise<void> {
  const text = `update accounts set status = 'active', version = version + 1, updated_at = now(), updated_by_id = $2
    where id = $1 and status = 'invited' returning version`;
  const [activated] = await run<{ version: number }>(call.db, text, [id, call.caller.id]);
  if (!activated) return;
  const changes = [{ field: 'status', old: 'invited', new: 'active' }];
  await writeHistory(call, account, { recordId: id, version: activated.version, action: 'save', changes });
}

/** Locks an account, so that of two changes of its password one comes first. */
export async function lockAccount(db: Database, id: string): Promise<void> {
  await run(db, 'select 1 from accounts where id = $1 for update', [id]);
}
