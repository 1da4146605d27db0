import { type HeldRow, heldKinds } from '@mandate/contract/hand-over/held.ts';
import { settledStatuses } from '@mandate/contract/project/way/status.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../database/database.ts';
import { run } from '../database/queries/sql-query.ts';
import { parameter } from '../records/read/parameter.ts';

// What is settled is held by nobody: nothing of it is left to do. A line or a place in a team that ends before the day was
// done by then; a place without an end of its own ends with its project.
const openProjects = `with open as (
    select id, name, code, status::text as status, start_date::text as "startDate", end_date::text as "endDate",
      project_manager_id, account_manager_id
    from projects where deleted_at is null and not status::text = any($3))`;

// Of the people of some ids, from a day on.
const held = `select p.project_manager_id as holder, 'projects' as kind, p.id, 'project' as entity, p.id as "recordId", p.name as label,
        p.code, null as about, p.status, p."startDate", p."endDate", 0 as position
      from open p where p.project_manager_id = any($1)
    union all
    select p.account_manager_id, 'accounts', p.id, 'project', p.id, p.name, p.code, null, p.status, p."startDate", p."endDate", 0
      from open p where p.account_manager_id = any($1)
    union all
    select l.personnel_id, 'lines', l.id, 'project', p.id, p.name, p.code, split_part(l.description, E'\\n', 1), p.status,
        coalesce(l.start_date::text, p."startDate"), coalesce(l.end_date::text, p."endDate"), l.position
      from project_lines l join open p on p.id = l.project_id
      where l.personnel_id = any($1) and (l.end_date is null or l.end_date >= $2::date)
    union all
    select m.personnel_id, 'teams', m.id, 'project', p.id, p.name, p.code, m.role, p.status,
        coalesce(m.start_date::text, p."startDate"), coalesce(m.end_date::text, p."endDate"), m.position
      from project_members m join open p on p.id = m.project_id
      where m.personnel_id = any($1) and coalesce(m.end_date, p."endDate"::date, 'infinity') >= $2::date
    union all
    select c.account_manager_id, 'customers', c.id, 'customer', c.id, c.name, c.code, null, null, null, null, 0
      from customers c where c.account_manager_id = any($1) and c.deleted_at is null and c.status::text <> 'former'
    union all
    select q.manager_id, 'people', q.id, 'personnel', q.id, q.display_name, q.code, q.job_title, null, null, null, 0
      from personnels q where q.manager_id = any($1) and q.deleted_at is null and q.is_active`;

const heldRows = `${openProjects}
  select h.* from (${held}) h order by array_position($4::text[], h.kind), h.code, h.position, h.id`;
const holders = `${openProjects} select distinct h.holder as id from (${held}) h`;

/** Everything a person holds from a day on, kind by kind; roles in teams by their names. */
export async function heldBy(db: Database, personId: string, from: PlainDate): Promise<HeldRow[]> {
  const rows = await run<HeldRow & { holder: string; position: number }>(db, heldRows, [
    [personId],
    from,
    settledStatuses,
    heldKinds,
  ]);
  const roles = rows.some(({ kind }) => kind === 'teams') ? await roleLabels(db) : new Map<string, string>();
  return rows.map(({ holder: _holder, position: _position, ...row }) => ({
    ...row,
    about: row.kind === 'teams' ? (roles.get(row.about ?? '') ?? row.about) : row.about || null,
  }));
}

/** Which of some people hold anything from a day on, by their ids. */
export async function holdersAmong(
  db: Database,
  personIds: readonly string[],
  from: PlainDate,
): Promise<ReadonlySet<string>> {
  const rows = await run<{ id: string }>(db, holders, [personIds, from, settledStatuses]);
  return new Set(rows.map(({ id }) => id));
}

async function roleLabels(db: Database): Promise<Map<string, string>> {
  const roles = (await parameter(db, 'project.roles')) as { code: string; label: string }[];
  return new Map(roles.map(({ code, label }) => [code, label]));
}
