import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { account } from '@mandate/contract/entities/account.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { writeHistory } from '../../records/history/history.ts';
import { loadStored, writableNames } from '../../records/read/stored.ts';
import { undelete } from '../../records/remove/undelete.ts';
import { updateRecord } from '../../records/write/insert-and-update.ts';
import { findAccount } from './find-account.ts';
import { lockAccounts } from './last-administrator.ts';
import { noteRoleChange } from './note-role-change.ts';

/**
 * Restores a removed account. Who was away comes back as a guest and disabled, until an administrator decides otherwise
 * (domain reference 6).
 * @throws Refusal as a register's undelete
 */
export async function undeleteAccount(call: Call, id: string): Promise<Values> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await lockAccounts(db);
    const restored = await undelete(inside, account, id);
    const stored = await loadStored(db, account, String(restored.id), 'lock');
    if (!stored) return refuse('recordNotFound');
    const wanted = { ...stored.values, role: 'GUEST', status: 'disabled', grants: null };
    const changes = changesBetween(stored.values, wanted, writableNames(account.fields), {});
    if (changes.length > 0) {
      const version = stored.version + 1;
      await updateRecord(inside, account, stored.id, stored.values, wanted, version);
      await writeHistory(inside, account, { recordId: stored.id, version, action: 'save', changes });
    }
    await noteRoleChange(inside, stored.id, stored.values, wanted);
    return findAccount(inside, stored.id);
  });
}
