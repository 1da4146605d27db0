import type { Values } from '@mandate/contract/changes/merge.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { loadStored } from '../../records/read/stored.ts';
import { notRestorable, undelete } from '../../records/remove/undelete.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { absenceOverlapErrors } from './overlap-errors.ts';
import { callAbout } from './own-call.ts';

/**
 * Restores a removed absence, unless its person is absent on its days by another one now.
 * @returns the record
 * @throws Refusal as a register's undelete; restoreConflict
 */
export async function undeleteAbsence(call: Call, id: string): Promise<Values> {
  if (!isId(id)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const sqlQuery = new SqlQuery();
    const wanted = sqlQuery.bind(id);
    const scope = scopeSql(sqlQuery, absence, 'undelete', call.caller);
    const text = `select t.id from absences t where (t.id = ${wanted} or t.deletion_id = ${wanted})
      and t.deleted_at is not null and ${scope}`;
    const [row] = await run<{ id: string }>(db, text, sqlQuery.values);
    const gone = row ? await loadStored(db, absence, row.id) : null;
    const [overlap] = gone ? await absenceOverlapErrors(inside, gone.id, gone.values) : [];
    if (overlap) throw notRestorable(call, overlap, { fieldErrors: [overlap] });
    return undelete(await callAbout(inside, row?.id), absence, id);
  });
}
