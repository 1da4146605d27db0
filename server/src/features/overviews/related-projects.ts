import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { countCap } from '@mandate/contract/lists/grid.ts';
import { type NextDate, nextDateOf } from '@mandate/contract/overview/record/next-date.ts';
import type { RelatedProject, RelatedProjects } from '@mandate/contract/overview/record/related.ts';
import { mostRelated, type RelatedList } from '@mandate/contract/overview/record/related-lists.ts';
import { project } from '@mandate/contract/project/project.ts';
import { type ProjectStatus, projectStatuses } from '@mandate/contract/project/way/status.ts';
import type { Call } from '../../calls/call.ts';
import { runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { gridShape } from '../../records/read/grid-shape.ts';
import { belongingSql } from './belonging-sql.ts';
import { countOf, type StatusSum } from './project-sums.ts';

/** What may still change or is not delivered yet: it comes first. */
const openStatuses: readonly ProjectStatus[] = ['draft', 'quoted', 'approved', 'active', 'onHold'];

/**
 * The first projects that belong to a record, the open ones by their next date before all others.
 * @param sums of all of them
 */
export async function relatedProjects(
  call: Call,
  list: RelatedList,
  id: string,
  sums: readonly StatusSum[],
): Promise<RelatedProjects> {
  const total = countOf(sums);
  return {
    total: Math.min(total, countCap),
    totalIsExact: total <= countCap,
    rows: await firstProjects(call, list, id),
    byStatus: sums.map(({ status, count }) => ({ status, count })),
  };
}

async function firstProjects(call: Call, list: RelatedList, id: string): Promise<RelatedProject[]> {
  const { caller } = call;
  const fields = list.fields.filter((name) => isFieldSeen(name, caller));
  const { columns, joins, present } = gridShape(project, caller, { fields });
  const sqlQuery = new SqlQuery();
  const first = `select t.id, row_number() over (order by ${orderSql(caller)}) as place
    from projects t where ${belongingSql(sqlQuery, list, id, caller)} order by place limit ${mostRelated}`;
  const text = `with first as materialized (${first})
    select ${columns} from first join projects t on t.id = first.id ${joins} order by first.place`;
  const rows = await runByValues<Record<string, unknown>>(call.db, text, sqlQuery.values);
  return rows.map((row) => withNextDate(present(row) as unknown as RelatedProject));
}

/** The order by next dates, told by nothing the caller does not see. */
function orderSql(caller: Caller): string {
  const open = `t.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`;
  const days = projectStatuses.flatMap((status) => {
    const columns = seenDays(status, caller).map((name) => `t.${columnOf(name)}`);
    return columns.length > 0 ? [`when '${status}' then coalesce(${columns.join(', ')})`] : [];
  });
  const day = `case t.status ${days.join(' ')} end`;
  return `${open} desc, case when ${open} then ${day} end, ${day} desc nulls last, t.code desc, t.id`;
}

function seenDays(status: ProjectStatus, caller: Caller): string[] {
  return (nextDateOf[status]?.fields ?? []).filter((name) => isFieldSeen(name, caller));
}

function isFieldSeen(name: string, caller: Caller): boolean {
  const { fields }: Entity = project;
  const field = fields[name];
  return field !== undefined && isSeen(field, caller);
}

function withNextDate(row: RelatedProject): RelatedProject {
  const next = nextDateOf[row.status];
  const on = next?.fields.map((name) => row[name]).find((day) => day !== null && day !== undefined);
  const nextDate: NextDate | null = next && on ? { what: next.what, on } : null;
  return { ...row, nextDate };
}
