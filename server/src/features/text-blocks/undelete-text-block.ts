import type { Values } from '@mandate/contract/changes/merge.ts';
import { textBlock } from '@mandate/contract/entities/text-block.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { checkDefaultFree, oneDefaultAtATime } from '../../business/take-default.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { undelete } from '../../records/remove/undelete.ts';
import { defaultWithin } from './save-text-block.ts';

/** Restores a removed text. @throws Refusal as a register's undelete; restoreConflict also of a default that another has replaced meanwhile */
export async function undeleteTextBlock(call: Call, id: string): Promise<Values> {
  if (!isId(id)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await oneDefaultAtATime(db, textBlock);
    await checkDefaultFree(inside, textBlock, id, defaultWithin);
    return undelete(inside, textBlock, id);
  });
}
