import { isNoun, may } from '@mandate/contract/access/permissions.ts';
import { view } from '@mandate/contract/entities/view.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseFields } from '../../http/refusal.ts';
import { scopeSql } from '../../records/rights/scope.ts';

/** The condition that a view, aliased `t`, is there, of the list and within the caller's reach. */
export function reachingSql(sqlQuery: SqlQuery, caller: Caller, list: string): string {
  return `t.deleted_at is null and t.list = ${sqlQuery.bind(list)} and ${scopeSql(sqlQuery, view, 'list', caller)}`;
}

/**
 * Makes sure the caller may open the list and sees the view of it.
 * @param viewId null is the list without a view
 * @throws Refusal validationFailed with what is wrong of both
 */
export async function checkReach(call: Call, list: string, viewId: string | null): Promise<void> {
  const isOpen = isNoun(list) && may(call.caller.role, list, 'list') !== false;
  refuseFields([
    ...(isOpen ? [] : [fieldError('list', 'valueNotAllowed')]),
    ...((await isReaching(call, list, viewId)) ? [] : [fieldError('viewId', 'referenceNotFound')]),
  ]);
}

async function isReaching({ db, caller }: Call, list: string, viewId: string | null): Promise<boolean> {
  if (viewId === null) return true;
  const sqlQuery = new SqlQuery();
  const text = `select 1 from ${view.table} t where t.id = ${sqlQuery.bind(viewId)} and ${reachingSql(sqlQuery, caller, list)}`;
  return (await run(db, text, sqlQuery.values)).length > 0;
}
