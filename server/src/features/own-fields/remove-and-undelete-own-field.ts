import type { Values } from '@mandate/contract/changes/merge.ts';
import { ownField } from '@mandate/contract/entities/own-field.ts';
import { mostOwnFields } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { announceOwnFields } from '../../calls/announce.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { type Removal, type Removed, remove } from '../../records/remove/remove.ts';
import { notRestorable, undelete } from '../../records/remove/undelete.ts';

/**
 * Removes a field. Records keep their values of it, which nobody sees until it is restored.
 * @throws Refusal as a register's remove
 */
export async function removeOwnField(call: Call, id: string, removal: Removal): Promise<Removed> {
  return inTransaction(call.db, async (db) => {
    const removed = await remove({ ...call, db }, ownField, id, removal);
    await follow(
      db,
      removed.removed.map((one) => one.id),
    );
    return removed;
  });
}

/**
 * Restores a field with all of its values.
 * @throws Refusal as a register's undelete; restoreConflict where there are as many fields as there may be
 */
export async function undeleteOwnField(call: Call, id: string): Promise<Values> {
  return inTransaction(call.db, async (db) => {
    const restored = await undelete({ ...call, db }, ownField, id);
    const text = 'select count(*) as count from own_fields where entity = $1 and deleted_at is null';
    const [counted] = await run<{ count: number }>(db, text, [restored.entity]);
    const full = fieldError('entity', 'tooManyOwnFields', { max: mostOwnFields });
    if ((counted?.count ?? 0) > mostOwnFields) throw notRestorable(call, full, { fieldErrors: [full] });
    await follow(db, [String(restored.id)]);
    return restored;
  });
}

/** What records are found by follows within seconds, and browsers read again which fields there are. */
async function follow(db: Database, ids: readonly string[]): Promise<void> {
  const text = `insert into label_changes (entity, record_id)
    select $1, o.id from own_fields o where o.id = any($2) and o.kind = 'text'`;
  await run(db, text, [ownField.name, ids]);
  await announceOwnFields(db);
}
