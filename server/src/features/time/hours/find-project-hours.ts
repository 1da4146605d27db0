import { project } from '@mandate/contract/project/project.ts';
import { secondsOfDay } from '@mandate/contract/time/duration.ts';
import type { LineHours, ProjectHours } from '@mandate/contract/time/project-hours.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { decimal, round, sum, toFixed } from '@mandate/contract/values/decimal.ts';
import { tellLinesApart } from '../../../business/time/tell-lines-apart.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { findVisible } from '../../../records/read/find.ts';

interface ProjectRow {
  currency: string;
  startDate: PlainDate | null;
  hoursPerDay: string;
}

interface LineRow {
  id: string;
  projectId: string;
  /** Its number among the lines of the project, as it stands beside them. */
  number: string;
  label: string;
  unit: string | null;
  quantity: string | null;
  isOptional: boolean;
  startDate: PlainDate | null;
  worked: number;
  notApproved: number;
  entries: number;
  cost: string | null;
  withoutCost: number;
}

const projectText = `select p.currency, p.start_date::text as "startDate", trim_scale(coalesce(p.hours_per_day, c.hours_per_day,
    (select (value #>> '{}')::numeric from parameters where key = 'people.hoursPerDay'), 8))::text as "hoursPerDay"
  from projects p left join customers c on c.id = p.customer_id where p.id = $1`;

// What was worked is told by an index alone, however many entries there are.
const linesText = `select l.id, l.project_id as "projectId", line_number(l.project_id, l.position) as number, left(regexp_replace(l.description, '\\s+', ' ', 'g'), 200) as label, l.unit,
    trim_scale(l.quantity)::text as quantity, l.is_optional as "isOptional", l.start_date::text as "startDate",
    coalesce(w.worked, 0)::float8 as worked, coalesce(w.not_approved, 0)::float8 as "notApproved",
    coalesce(w.entries, 0)::integer as entries, w.cost::text as cost, coalesce(w.without_cost, 0)::integer as "withoutCost"
  from project_lines l
    left join (select e.line_id, sum(e.seconds) as worked, sum(e.seconds) filter (where e.state <> 'approved') as not_approved,
        count(*) as entries, sum(e.cost) as cost, count(*) filter (where e.cost is null) as without_cost
      from entries e where e.project_id = $1 and e.deleted_at is null group by e.line_id) w on w.line_id = l.id
  where l.project_id = $1 and l.type = 'service' and (not l.is_optional or w.line_id is not null) order by l.position, l.id`;

/**
 * What was worked on a project, line by line, and what is left of the plan. Costs are told to who sees them.
 * @throws Refusal recordNotFound
 */
export async function findProjectHours(call: Call, id: string): Promise<ProjectHours> {
  await findVisible(call, project, id);
  const [of] = await run<ProjectRow>(call.db, projectText, [id]);
  if (of === undefined) throw new Error(`there is no project ${id}`);
  const rows = await run<LineRow>(call.db, linesText, [id]);
  const seesCosts = call.caller.grants.includes('seeCosts');
  const begun = rows.flatMap(({ startDate }) => startDate ?? []).sort();
  return {
    hoursPerDay: of.hoursPerDay,
    currency: of.currency,
    startDate: begun[0] ?? of.startDate,
    lines: tellLinesApart(rows).map((row) => lineOf(row, of, seesCosts)),
    total: totalOf(rows, of, seesCosts),
  };
}

function lineOf(row: LineRow, of: ProjectRow, seesCosts: boolean): LineHours {
  const { id, label, worked, notApproved, entries } = row;
  const planned = plannedSeconds(row, of);
  return {
    ...{ id, label, unit: unitOf(row), planned, left: planned === null ? null : planned - worked },
    ...{ worked, notApproved, entries },
    ...(seesCosts && costOf([row], of)),
  };
}

/** Optional lines are worked on without being planned. */
function totalOf(rows: readonly LineRow[], of: ProjectRow, seesCosts: boolean): ProjectHours['total'] {
  const add = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const planned = rows.filter((row) => !row.isOptional && plannedSeconds(row, of) !== null);
  const plan = add(planned.map((row) => plannedSeconds(row, of) ?? 0));
  const counted = rows.filter((row) => planned.includes(row) || row.entries > 0);
  return {
    unit: counted.length > 0 && counted.every((row) => unitOf(row) === 'day') ? 'day' : 'hour',
    planned: planned.length === 0 ? null : plan,
    left: planned.length === 0 ? null : plan - add(planned.map(({ worked }) => worked)),
    worked: add(rows.map(({ worked }) => worked)),
    notApproved: add(rows.map(({ notApproved }) => notApproved)),
    entries: add(rows.map(({ entries }) => entries)),
    ...(seesCosts && costOf(rows, of)),
  };
}

function costOf(rows: readonly LineRow[], { currency }: ProjectRow): Required<Pick<LineHours, 'cost' | 'withoutCost'>> {
  const known = rows.flatMap(({ cost }) => (cost === null ? [] : decimal(cost)));
  return {
    cost: known.length === 0 ? null : toFixed(sum(known), minorDigits(currency)),
    withoutCost: rows.reduce((count, row) => count + row.withoutCost, 0),
  };
}

function unitOf({ unit }: LineRow): LineHours['unit'] {
  return unit === 'day' ? 'day' : 'hour';
}

function plannedSeconds({ unit, quantity }: LineRow, { hoursPerDay }: ProjectRow): number | null {
  if (quantity === null || (unit !== 'hour' && unit !== 'day')) return null;
  return Number(round(decimal(quantity).times(secondsOfDay({ hoursPerDay: unit === 'day' ? hoursPerDay : '1' })), 0));
}
