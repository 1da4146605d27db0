import type { Call } from '../../../calls/call.ts';
import type { SqlQuery } from '../../../database/queries/sql-query.ts';
import type { TimeSettings } from '../time-settings.ts';
import { isAdministrator } from './locked-week.ts';

/**
 * Which weeks `w` of people `p` wait for the caller (delivery reference 3.3): all that were handed in for administrators; by week those of people the
 * caller manages, by project those with time on projects the caller manages; never one's own.
 * @returns null where none can wait
 */
export function waitingSql(sqlQuery: SqlQuery, call: Call, approval: TimeSettings['approval']): string | null {
  const { role, personnelId } = call.caller;
  if (approval === 'none') return null;
  const handedIn = "w.state = 'submitted' and p.deleted_at is null";
  if (isAdministrator(call)) return handedIn;
  if (role !== 'EDITOR' || personnelId === null) return null;
  const me = sqlQuery.bind(personnelId);
  const others = `${handedIn} and w.personnel_id <> ${me}`;
  if (approval === 'week') return `${others} and p.manager_id = ${me}`;
  return `${others} and exists (select from entries e join projects j on j.id = e.project_id
    where e.personnel_id = w.personnel_id and e.date between w.week and w.week + 6 and e.deleted_at is null
      and e.state = 'submitted' and j.project_manager_id = ${me})`;
}
