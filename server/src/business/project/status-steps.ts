import { may } from '@mandate/contract/access/permissions.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { Call } from '../../calls/call.ts';
import { sql } from '../../database/queries/sql.ts';

/** A status a project came into: when, by the firm's calendar, and by whom, for who may read the history. */
interface StatusStep {
  status: ProjectStatus;
  on: string;
  /** Absent for who may not read the history. */
  by?: string | null;
}

/** Every status a project came into, the first one first. */
export async function statusSteps({ db, caller }: Call, id: string): Promise<StatusStep[]> {
  const rows = await sql<StatusStep>`select a.full_name as by,
      case h.action when 'create' then 'draft'
        else jsonb_path_query_first(h.changes, '$[*] ? (@.field == "status").new') #>> '{}' end as status,
      (h.at at time zone (select value #>> '{}' from parameters where key = 'company.timeZone'))::date as on
    from history h left join accounts a on a.id = h.by_id
    where h.entity = ${project.name} and h.record_id = ${id} and h.action in ('create', 'transition')
    order by h.version`.execute(db);
  if (may(caller.role, project.name, 'history') !== false) return rows;
  return rows.map(({ status, on }) => ({ status, on }));
}
