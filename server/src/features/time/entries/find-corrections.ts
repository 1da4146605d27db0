import type { Values } from '@mandate/contract/changes/merge.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import type { Call } from '../../../calls/call.ts';
import { runByValues, SqlQuery } from '../../../database/queries/sql-query.ts';
import { findVisible } from '../../../records/read/find.ts';
import { scopeSql } from '../../../records/rights/scope.ts';
import { readEntries } from './save-entries.ts';

/**
 * What corrects an entry, as far as the caller may see it.
 * @returns what takes it back, and what stands in for it; nothing of one that was not corrected
 * @throws Refusal recordNotFound
 */
export async function findCorrections(call: Call, id: string): Promise<Values[]> {
  await findVisible(call, entry, id);
  const sqlQuery = new SqlQuery();
  const text = `select t.id from entries t where t.corrects_id = ${sqlQuery.bind(id)} and t.deleted_at is null
    and ${scopeSql(sqlQuery, entry, 'read', call.caller)} order by t.seconds, t.id`;
  const rows = await runByValues<{ id: string }>(call.db, text, sqlQuery.values);
  return readEntries(
    call,
    rows.map((row) => row.id),
  );
}
