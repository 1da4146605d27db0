import { type Draft, draft } from '@mandate/contract/entities/draft.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { checkRoom, type StoredDraft, wholeDraft } from './draft-store.ts';
import { draftedVersion } from './drafted-version.ts';
import { shownDraft } from './find-draft.ts';

/**
 * Restores a draft of the caller's own, found by its id or by the id of its deletion.
 * @throws Refusal recordNotFound, recordLive, tooManyDrafts
 */
export async function undeleteDraft(call: Call, id: string): Promise<Draft> {
  if (!isId(id)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    await checkRoom(inside);
    const sqlQuery = new SqlQuery();
    const wanted = sqlQuery.bind(id);
    const scope = scopeSql(sqlQuery, draft, 'undelete', call.caller);
    const found = `select ${wholeDraft} from ${draft.table} t
      where (t.id = ${wanted} or t.deletion_id = ${wanted}) and ${scope} for update`;
    const [stored] = await run<StoredDraft>(db, found, sqlQuery.values);
    if (!stored || (await draftedVersion(inside, stored)) === undefined) return refuse('recordNotFound');
    if (stored.deletedAt === null) refuse('recordLive');
    const text = `update ${draft.table} t set version = version + 1, updated_at = now(), deleted_at = null, deletion_id = null
      where t.id = $1 returning ${wholeDraft}`;
    const [restored] = await run<StoredDraft>(db, text, [stored.id]);
    return shownDraft(inside, restored ?? stored);
  });
}
