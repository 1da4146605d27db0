import type { MyWork } from '@mandate/contract/control-panel.ts';
import { addDays } from '@mandate/contract/dates.ts';
import { project } from '@mandate/contract/project/project.ts';
import { settledStatuses } from '@mandate/contract/project/status.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Call } from '../../resources/call.ts';
import { scopeSql } from '../../resources/scope.ts';
import { isPathSeen } from '../../resources/seen-values.ts';
import { run, Statement } from '../../resources/statement.ts';

const mostRows = 20;
const milestoneDays = 14;

/** What is the caller's own: by the person the account is linked to, and drafts by the account. */
export async function findMyWork({ db, caller }: Call, today: string): Promise<MyWork> {
  const drafts = await countDrafts(db, caller);
  if (caller.personnelId === null || caller.isWaiting)
    return { projects: [], projectCount: 0, lines: [], milestones: [], drafts };
  return {
    ...(await ownProjects(db, caller)),
    lines: await ownLines(db, caller),
    milestones: await ownMilestones(db, caller, today),
    drafts,
  };
}

async function countDrafts(db: Database, { id }: Caller): Promise<number> {
  const text = 'select count(*) as count from drafts where account_id = $1 and deleted_at is null';
  const [row] = await run<{ count: number }>(db, text, [id]);
  return row?.count ?? 0;
}

const settled = settledStatuses.map((status) => `'${status}'`).join(', ');

/** The projects the caller manages or is a member of and may see, settled ones left out, as a table; an index serves either way. */
function ownSql(statement: Statement, caller: Caller): string {
  const person = statement.bind(caller.personnelId);
  const open = `t.deleted_at is null and t.status not in (${settled}) and ${scopeSql(statement, project, 'list', caller)}`;
  return `(select t.id, t.end_date, true as is_manager from projects t where t.project_manager_id = ${person} and ${open}
    union select t.id, t.end_date, false from project_members m join projects t on t.id = m.project_id
    where m.personnel_id = ${person} and t.project_manager_id is distinct from ${person} and ${open})`;
}

type ProjectRow = MyWork['projects'][number];

async function ownProjects(db: Database, caller: Caller): Promise<Pick<MyWork, 'projects' | 'projectCount'>> {
  const statement = new Statement();
  const order = 'o.end_date desc nulls last, o.id desc';
  const text = `select t.id, t.code, t.name, t.status, t.end_date as "endDate", o.is_manager as "isManager", o.count as "projectCount"
    from (select o.*, count(*) over () as count from ${ownSql(statement, caller)} o order by ${order} limit ${mostRows}) o
    join projects t on t.id = o.id order by ${order}`;
  const rows = await run<ProjectRow & { projectCount: number }>(db, text, statement.values);
  const projects = rows.map(({ projectCount: _, ...row }) => row);
  return { projects, projectCount: rows[0]?.projectCount ?? 0 };
}

/** Those of projects still to be delivered; who does not see who a line is assigned to is told of none. */
async function ownLines(db: Database, caller: Caller): Promise<MyWork['lines']> {
  if (!isPathSeen(project, 'lines.l.personnelId', caller)) return [];
  const statement = new Statement();
  const text = `select l.id, split_part(l.description, E'\\n', 1) as description, t.id as "projectId", t.name as label,
      coalesce(l.end_date, t.end_date) as "endDate"
    from project_lines l join projects t on t.id = l.project_id
    where l.personnel_id = ${statement.bind(caller.personnelId)} and t.deleted_at is null
      and t.status in ('draft', 'quoted', 'approved', 'active', 'onHold') and ${scopeSql(statement, project, 'list', caller)}
    order by coalesce(l.end_date, t.end_date) nulls last, l.id limit ${mostRows}`;
  type Row = Omit<MyWork['lines'][number], 'project'> & { label: string };
  return (await run<Row>(db, text, statement.values)).map(withProject);
}

async function ownMilestones(db: Database, caller: Caller, today: string): Promise<MyWork['milestones']> {
  const statement = new Statement();
  const text = `select m.id, m.name, m.due_date as "dueDate", t.id as "projectId", t.name as label
    from ${ownSql(statement, caller)} own join projects t on t.id = own.id join project_milestones m on m.project_id = t.id
    where t.status <> 'completed' and m.reached_on is null and m.waived_reason is null
      and m.due_date <= ${statement.bind(addDays(today, milestoneDays))}
    order by m.due_date, m.id limit ${mostRows}`;
  type Row = Omit<MyWork['milestones'][number], 'project'> & { label: string };
  return (await run<Row>(db, text, statement.values)).map(withProject);
}

function withProject<Row extends { projectId: string; label: string }>({ label, ...row }: Row) {
  return { ...row, project: { id: row.projectId, label, isDeleted: false } };
}
