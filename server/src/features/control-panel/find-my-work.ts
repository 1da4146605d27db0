import type { MyWork, OwnMilestone } from '@mandate/contract/overview/control-panel.ts';
import { project } from '@mandate/contract/project/project.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { isPathSeen } from '../../records/read/seen-values.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { inStatuses, underWay } from './attention-kinds.ts';
import { ownProjectsSql } from './own-projects.ts';
import { findMyWeek } from './people/find-my-week.ts';

const mostRows = 20;
const milestoneDays = 14;

/** The days of which own milestones are told. */
export interface MyDays {
  /** The day it is where the caller is. */
  today: PlainDate;
  /** The first day on which a milestone is not late; null for who is told of late ones elsewhere. */
  lateBefore: PlainDate | null;
}

/** What is the caller's own: by the person the account is linked to, and drafts by the account. */
export async function findMyWork(call: Call, { today, lateBefore }: MyDays): Promise<MyWork> {
  const { db, caller } = call;
  const drafts = await countDrafts(db, caller);
  if (caller.personnelId === null || caller.isWaiting)
    return {
      projects: [],
      projectCount: 0,
      lines: [],
      milestones: [],
      lateMilestones: [],
      drafts,
      week: null,
      returned: [],
    };
  const next = (sqlQuery: SqlQuery) => `t.status <> 'completed'
    and m.due_date between ${sqlQuery.bind(today)} and ${sqlQuery.bind(addDays(today, milestoneDays))}`;
  const late = (sqlQuery: SqlQuery) =>
    `t.status in (${inStatuses(underWay)}) and m.due_date < ${sqlQuery.bind(lateBefore)}`;
  return {
    ...(await ownProjects(db, caller)),
    lines: await ownLines(db, caller),
    milestones: await ownMilestones(db, caller, next),
    lateMilestones: lateBefore === null ? [] : await ownMilestones(db, caller, late),
    drafts,
    ...(await findMyWeek(call, today)),
  };
}

async function countDrafts(db: Database, { id }: Caller): Promise<number> {
  const text = 'select count(*) as count from drafts where account_id = $1 and deleted_at is null';
  const [row] = await run<{ count: number }>(db, text, [id]);
  return row?.count ?? 0;
}

type ProjectRow = MyWork['projects'][number];

async function ownProjects(db: Database, caller: Caller): Promise<Pick<MyWork, 'projects' | 'projectCount'>> {
  const sqlQuery = new SqlQuery();
  const order = 'o.end_date desc nulls last, o.id desc';
  const text = `select t.id, t.code, t.name, t.status, t.end_date as "endDate", o.is_manager as "isManager", o.count as "projectCount"
    from (select o.*, count(*) over () as count from ${ownProjectsSql(sqlQuery, caller)} o order by ${order} limit ${mostRows}) o
    join projects t on t.id = o.id order by ${order}`;
  const rows = await run<ProjectRow & { projectCount: number }>(db, text, sqlQuery.values);
  const projects = rows.map(({ projectCount: _, ...row }) => row);
  return { projects, projectCount: rows[0]?.projectCount ?? 0 };
}

/** Those of projects still to be delivered; who does not see who a line is assigned to is told of none. */
async function ownLines(db: Database, caller: Caller): Promise<MyWork['lines']> {
  if (!isPathSeen(project, 'lines.l.personnelId', caller)) return [];
  const sqlQuery = new SqlQuery();
  const text = `select l.id, split_part(l.description, E'\\n', 1) as description, t.id as "projectId", t.name as label,
      coalesce(l.end_date, t.end_date) as "endDate"
    from project_lines l join projects t on t.id = l.project_id
    where l.personnel_id = ${sqlQuery.bind(caller.personnelId)} and t.deleted_at is null
      and t.status in ('draft', 'quoted', 'approved', 'active', 'onHold') and ${scopeSql(sqlQuery, project, 'list', caller)}
    order by coalesce(l.end_date, t.end_date) nulls last, l.id limit ${mostRows}`;
  type Row = Omit<MyWork['lines'][number], 'project'> & { label: string };
  return (await run<Row>(db, text, sqlQuery.values)).map(withProject);
}

async function ownMilestones(
  db: Database,
  caller: Caller,
  when: (sqlQuery: SqlQuery) => string,
): Promise<OwnMilestone[]> {
  const sqlQuery = new SqlQuery();
  const text = `select m.id, m.name, m.due_date as "dueDate", t.id as "projectId", t.name as label
    from ${ownProjectsSql(sqlQuery, caller)} own join projects t on t.id = own.id join project_milestones m on m.project_id = t.id
    where m.reached_on is null and m.waived_reason is null and ${when(sqlQuery)}
    order by m.due_date, m.id limit ${mostRows}`;
  type Row = Omit<OwnMilestone, 'project'> & { label: string };
  return (await run<Row>(db, text, sqlQuery.values)).map(withProject);
}

function withProject<Row extends { projectId: string; label: string }>({ label, ...row }: Row) {
  return { ...row, project: { id: row.projectId, label, isDeleted: false } };
}
