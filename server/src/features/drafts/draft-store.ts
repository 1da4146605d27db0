import type { Change } from '@mandate/contract/changes/changes.ts';
import { draft, mostDrafts } from '@mandate/contract/entities/draft.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import type { Place } from './sent-draft.ts';

/** A draft as it is stored, but for its changes. */
export interface DraftHead extends Place {
  id: string;
  version: number;
  title: string;
  baseVersion: number | null;
  changeCount: number;
  isTrivial: boolean;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

/** A draft as it is stored. */
export interface StoredDraft extends DraftHead {
  changes: Change[];
}

const head = `t.id, t.version, t.entity, t.record_id as "recordId", t.is_new as "isNew", t.title, t.base_version as "baseVersion",
  t.change_count as "changeCount", t.is_trivial as "isTrivial", t.created_at as "createdAt", t.updated_at as "updatedAt", t.deleted_at as "deletedAt"`;

/** What a reply is made of, for `returning` and `select` of the table aliased `t`. */
export const wholeDraft = `${head}, t.changes`;

/**
 * A draft of the caller's own; drafts of others are not there.
 * @throws Refusal recordNotFound
 */
export function ownHead(call: Call, id: string): Promise<DraftHead> {
  return own<DraftHead>(call, head, id);
}

/**
 * A whole draft of the caller's own.
 * @throws Refusal recordNotFound
 */
export function ownDraft(call: Call, id: string): Promise<StoredDraft> {
  return own<StoredDraft>(call, wholeDraft, id);
}

async function own<Row>(call: Call, columns: string, id: string): Promise<Row> {
  if (!isId(id)) refuse('recordNotFound');
  const sqlQuery = new SqlQuery();
  const text = `select ${columns} from ${draft.table} t
    where t.id = ${sqlQuery.bind(id)} and ${scopeSql(sqlQuery, draft, 'read', call.caller)}`;
  const [row] = await run<Row>(call.db, text, sqlQuery.values);
  return row ?? refuse('recordNotFound');
}

/**
 * Makes sure the caller has room for one more draft. Belongs into the transaction that adds it: until its end nobody else counts.
 * @throws Refusal tooManyDrafts
 */
export async function checkRoom({ db, caller }: Call): Promise<void> {
  await run(db, 'select 1 from accounts where id = $1 for no key update', [caller.id]);
  const text = `select count(*) as count from ${draft.table} where account_id = $1 and deleted_at is null`;
  const [row] = await run<{ count: number }>(db, text, [caller.id]);
  if ((row?.count ?? 0) >= mostDrafts) refuse('tooManyDrafts', { max: mostDrafts });
}
