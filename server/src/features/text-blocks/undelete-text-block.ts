import type { Values } from '@mandate/contract/changes/merge.ts';
import { textBlock } from '@mandate/contract/entities/text-block.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { notRestorable, undelete } from '../../records/remove/undelete.ts';
import { oneDefaultAtATime } from './save-text-block.ts';

/** Restores a removed text. @throws Refusal as a register's undelete; restoreConflict also of a default that another has replaced meanwhile */
export async function undeleteTextBlock(call: Call, id: string): Promise<Values> {
  if (!isId(id)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await oneDefaultAtATime(db);
    const text = `select o.code from text_blocks t join text_blocks o on o.purpose = t.purpose and o.language = t.language
        and o.document_kind is not distinct from t.document_kind and o.is_default and o.deleted_at is null
      where (t.id = $1 or t.deletion_id = $1) and t.is_default and t.deleted_at is not null`;
    const [other] = await run<{ code: string }>(db, text, [id]);
    if (other) {
      const taken = fieldError('isDefault', 'defaultTaken', other);
      throw notRestorable(call, taken, { fieldErrors: [taken] });
    }
    return undelete(inside, textBlock, id);
  });
}
