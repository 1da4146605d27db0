import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import type { RefusalCode } from '@mandate/contract/replies/refusals.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { writeHistory } from '../history/history.ts';
import { readRecord } from '../read/find.ts';
import { loadStored, type Stored } from '../read/stored.ts';
import { scopeSql } from '../rights/scope.ts';
import { checkUnique, uniqueViolation } from '../rules/check-unique.ts';
import { goneErrors } from '../rules/reference-errors.ts';
import { treeErrors } from '../rules/tree-errors.ts';
import { cascadedWith } from './cascade.ts';

/**
 * Restores a removed record, found by its id or by the id of its deletion, exactly as it was removed, with what was removed along with it.
 * @returns the record
 * @throws Refusal recordNotFound, recordLive, restoreConflict when its code is taken or what it points to is gone
 */
export async function undelete(call: Call, entity: Entity, id: string): Promise<Values> {
  if (!isId(id)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const sqlQuery = new SqlQuery();
    const wanted = sqlQuery.bind(id);
    const scope = scopeSql(sqlQuery, entity, 'undelete', call.caller);
    const text = `select t.id from ${entity.table} t where (t.id = ${wanted} or t.deletion_id = ${wanted}) and ${scope}`;
    const [row] = await run<{ id: string }>(db, text, sqlQuery.values);
    const stored = row && (await loadStored(db, entity, row.id, 'lock'));
    if (!stored) return refuse('recordNotFound');
    if (stored.deletedAt === null) refuse('recordLive');
    const cascaded = stored.deletionId === null ? [] : await cascadedWith(db, entity, stored.deletionId);
    await restore(inside, entity, stored);
    for (const one of cascaded) {
      const gone = await loadStored(db, one.entity, one.id, 'lock');
      if (gone) await restore(inside, one.entity, gone);
    }
    return readRecord(inside, entity, stored.id);
  });
}

async function restore(call: Call, entity: Entity, stored: Stored): Promise<void> {
  await checkRestorable(call, entity, stored);
  const version = stored.version + 1;
  const update = `update ${entity.table} set version = $2, deleted_at = null, deleted_by_id = null, deletion_id = null,
    updated_at = now(), updated_by_id = $3 where id = $1`;
  try {
    await run(call.db, update, [stored.id, version, call.caller.id]);
  } catch (error) {
    const taken = uniqueViolation(entity, error, stored.values);
    throw taken ? notRestorable(call, taken, taken.data) : error;
  }
  await writeHistory(call, entity, { recordId: stored.id, version, action: 'undelete', changes: [] });
}

async function checkRestorable(call: Call, entity: Entity, stored: Stored): Promise<void> {
  try {
    await checkUnique(call, entity, stored.id, null, stored.values);
  } catch (error) {
    throw error instanceof Refusal ? notRestorable(call, error, error.data) : error;
  }
  const [misplaced] = await treeErrors(call.db, entity, stored.id, null, stored.values);
  if (misplaced) throw notRestorable(call, misplaced, { fieldErrors: [misplaced] });
  const gone = await goneErrors(call, entity, { ...stored.values, ...withoutParts(entity) });
  if (gone[0]) throw notRestorable(call, gone[0], { fieldErrors: gone });
}

/** What keeps a removed record from coming back. */
export function notRestorable(
  { words }: Pick<Call, 'words'>,
  { code, params }: Pick<FieldError, 'code' | 'params'>,
  data: unknown,
): Refusal {
  const reason = words.sentence(code as RefusalCode, params);
  return new Refusal('restoreConflict', { reason }, data);
}

/** Rows keep pointing to what was removed meanwhile, as they do in live records. */
function withoutParts(entity: Entity): Values {
  return Object.fromEntries(Object.keys(entity.parts).map((name) => [name, []]));
}
