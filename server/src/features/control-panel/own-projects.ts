import { project } from '@mandate/contract/project/project.ts';
import { settledStatuses } from '@mandate/contract/project/way/status.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { scopeSql } from '../../records/rights/scope.ts';

const settled = settledStatuses.map((status) => `'${status}'`).join(', ');

/**
 * The caller's own projects as a table of `id`, `end_date` and `is_manager`: those the caller manages or is a member of and may see, settled ones
 * left out. An index serves either way.
 */
export function ownProjectsSql(sqlQuery: SqlQuery, caller: Caller): string {
  const person = sqlQuery.bind(caller.personnelId);
  const open = `t.deleted_at is null and t.status not in (${settled}) and ${scopeSql(sqlQuery, project, 'list', caller)}`;
  return `(select t.id, t.end_date, true as is_manager from projects t where t.project_manager_id = ${person} and ${open}
    union select t.id, t.end_date, false from project_members m join projects t on t.id = m.project_id
    where m.personnel_id = ${person} and t.project_manager_id is distinct from ${person} and ${open})`;
}

/** The ids of the caller's own projects; none for an account that is no person's of the firm. */
export async function ownProjectIds({ db, caller }: Pick<Call, 'db' | 'caller'>): Promise<string[]> {
  if (caller.personnelId === null || caller.isWaiting) return [];
  const sqlQuery = new SqlQuery();
  const rows = await run<{ id: string }>(db, `select o.id from ${ownProjectsSql(sqlQuery, caller)} o`, sqlQuery.values);
  return rows.map(({ id }) => id);
}
