import type { Values } from '@mandate/contract/changes/merge.ts';
import { file } from '@mandate/contract/entities/file.ts';
import { checkProjectOpen } from '../../business/check-project-open.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { beginRemoval, finishRemoval, type Removal, type Removed } from '../../records/remove/remove.ts';
import { undelete } from '../../records/remove/undelete.ts';

/** Removes a file; its bytes stay, so that it can be restored. @throws Refusal as a register's remove; recordLocked */
export async function removeFile(call: Call, id: string, removal: Removal): Promise<Removed> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const stored = await beginRemoval(inside, file, id, removal);
    await checkProjectOpen(inside, stored.values.recordId);
    return finishRemoval(inside, file, stored, removal);
  });
}

/** Restores a removed file. @throws Refusal as a register's undelete; recordLocked */
export async function undeleteFile(call: Call, id: string): Promise<Values> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const restored = await undelete(inside, file, id);
    await checkProjectOpen(inside, restored.recordId);
    return restored;
  });
}
