import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { BookedLine, BookedProject } from '@mandate/contract/time/booking.ts';
import { secondsOfDay } from '@mandate/contract/time/duration.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { decimal, round } from '@mandate/contract/values/decimal.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { isUnlimited, scopeSql } from '../../records/rights/scope.ts';

/** A line as it is booked on, with what its costs are found by and how much of it is planned. */
export interface ReadLine extends BookedLine {
  number: string;
  customerId: string | null;
  customerName: string | null;
  currency: string;
  serviceId: string | null;
  seniority: string | null;
  /** What was typed at the line for who delivers it, by the hour or day; null where it was found by rates, is not known, or is for something else. */
  typedCost: { unitCost: string; currency: string } | null;
  /** Seconds planned; null where it is sold by neither hours nor days. */
  planned: number | null;
}

interface LineRow {
  id: string;
  number: string;
  name: string;
  isWork: boolean;
  isOptional: boolean;
  isBillable: boolean;
  unit: string | null;
  quantity: string | null;
  startDate: PlainDate | null;
  endDate: PlainDate | null;
  personnelId: string | null;
  personnelName: string | null;
  providerId: string | null;
  providerName: string | null;
  serviceId: string | null;
  seniority: string | null;
  unitCost: string | null;
  costCurrency: string | null;
  isTyped: boolean;
  projectId: string;
  projectName: string;
  status: ProjectStatus;
  whoBooks: BookedProject['whoBooks'];
  projectStart: PlainDate | null;
  projectEnd: PlainDate | null;
  actualEndDate: PlainDate | null;
  currency: string;
  customerId: string | null;
  customerName: string | null;
  hoursPerDay: string;
}

const linesText = `select l.id, line_number(l.project_id, l.position) as number, left(regexp_replace(l.description, '\\s+', ' ', 'g'), 200) as name,
    l.type = 'service' as "isWork", l.is_optional as "isOptional", l.is_billable as "isBillable", l.unit,
    trim_scale(l.quantity)::text as quantity, l.start_date::text as "startDate", l.end_date::text as "endDate",
    l.personnel_id as "personnelId", h.display_name as "personnelName", l.provider_id as "providerId", f.name as "providerName",
    l.service_id as "serviceId", l.seniority, trim_scale(l.unit_cost)::text as "unitCost", l.cost_currency as "costCurrency",
    l.unit_cost is not null and coalesce(l.cost_source ->> 'rule', 'manual') = 'manual' as "isTyped",
    p.id as "projectId", p.name as "projectName", p.status, p.who_books as "whoBooks", p.start_date::text as "projectStart",
    p.end_date::text as "projectEnd", p.actual_end_date::text as "actualEndDate", p.currency, p.customer_id as "customerId",
    c.name as "customerName", trim_scale(coalesce(p.hours_per_day, c.hours_per_day,
      (select (value #>> '{}')::numeric from parameters where key = 'people.hoursPerDay'), 8))::text as "hoursPerDay"
  from project_lines l join projects p on p.id = l.project_id
    left join customers c on c.id = p.customer_id
    left join personnels h on h.id = l.personnel_id left join providers f on f.id = l.provider_id
  where l.id = any($1) and p.deleted_at is null order by p.id, l.id`;

const teamsText = `select m.project_id as "projectId", m.personnel_id as id from project_members m
    where m.project_id = any($1) and m.personnel_id is not null
  union select p.id, p.project_manager_id from projects p where p.id = any($1) and p.project_manager_id is not null
  union select l.project_id, l.personnel_id from project_lines l where l.project_id = any($1) and l.personnel_id is not null
  union select l.project_id, l.provider_id from project_lines l where l.project_id = any($1) and l.provider_id is not null
  union select v.project_id, v.provider_id from project_providers v where v.project_id = any($1)`;

/**
 * Reads lines as they are booked on; those of removed projects are left out. With `lock` they and their projects stay as they are until the
 * transaction ends.
 * @returns by id
 */
export async function readBookedLines(
  db: Database,
  ids: readonly string[],
  lock?: 'lock',
): Promise<Map<string, ReadLine>> {
  if (ids.length === 0) return new Map();
  const rows = await run<LineRow>(db, lock ? `${linesText} for share of p, l` : linesText, [[...new Set(ids)]]);
  const teams = await teamsOf(db, [...new Set(rows.map(({ projectId }) => projectId))]);
  return new Map(rows.map((row) => [row.id, lineOf(row, teams.get(row.projectId) ?? new Set())]));
}

// Of projects on which everybody books, what somebody of the firm may book on who does not see these projects.
const commonText = `select l.id from project_lines l join projects p on p.id = l.project_id
  where l.id = any($1) and p.who_books = 'everyone' and p.deleted_at is null and p.status in ('approved', 'active', 'completed')
    and l.type = 'service' and not l.is_optional
    and (l.provider_id is null or l.provider_id = (select m.provider_id from personnels m where m.id = $2))`;

/**
 * Those of lines the caller may see: those of projects they see and, without the names of the customer and of who delivers, those of projects on
 * which everybody of the firm books.
 */
export async function seenLines(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  lines: ReadonlyMap<string, ReadLine>,
): Promise<Map<string, ReadLine>> {
  if (isUnlimited(project, 'list', caller)) return new Map(lines);
  const ids = [...new Set([...lines.values()].map((line) => line.project.id))];
  const sqlQuery = new SqlQuery();
  const text = `select t.id from projects t where t.id = any(${sqlQuery.bind(ids)})
    and ${scopeSql(sqlQuery, project, 'list', caller)}`;
  const seen = new Set((await run<{ id: string }>(db, text, sqlQuery.values)).map(({ id }) => id));
  const others = [...lines].flatMap(([id, line]) => (seen.has(line.project.id) ? [] : [id]));
  const isKnown = caller.personnelId !== null && !caller.isWaiting && others.length > 0;
  const common = isKnown ? await run<{ id: string }>(db, commonText, [others, caller.personnelId]) : [];
  const isCommon = new Set(common.map(({ id }) => id));
  return new Map(
    [...lines].flatMap(([id, line]): [string, ReadLine][] => {
      if (seen.has(line.project.id)) return [[id, line]];
      return isCommon.has(id) ? [[id, { ...line, customerName: null, personnelName: null }]] : [];
    }),
  );
}

async function teamsOf(db: Database, projectIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await run<{ projectId: string; id: string }>(db, teamsText, [projectIds]);
  const teams = Map.groupBy(rows, ({ projectId }) => projectId);
  return new Map([...teams].map(([projectId, members]) => [projectId, new Set(members.map(({ id }) => id))]));
}

function lineOf(row: LineRow, team: ReadonlySet<string>): ReadLine {
  const { unit, projectId, projectName, status, whoBooks, projectStart, projectEnd, actualEndDate, ...line } = row;
  const { quantity, unitCost, costCurrency, isTyped, ...facts } = line;
  const sold = { unit: unit === 'day' ? 'day' : 'hour', hoursPerDay: row.hoursPerDay } as const;
  const isTime = unit === 'hour' || unit === 'day';
  return {
    ...facts,
    ...sold,
    typedCost: isTyped && isTime && unitCost !== null ? { unitCost, currency: costCurrency ?? row.currency } : null,
    planned: plannedSeconds(unit, quantity, sold.hoursPerDay),
    project: {
      id: projectId,
      name: projectName,
      status,
      whoBooks,
      startDate: projectStart,
      endDate: projectEnd,
      actualEndDate,
      team,
    },
  };
}

function plannedSeconds(unit: string | null, quantity: string | null, hoursPerDay: string): number | null {
  if (quantity === null || (unit !== 'hour' && unit !== 'day')) return null;
  const ofUnit = secondsOfDay({ hoursPerDay: unit === 'day' ? hoursPerDay : '1' });
  return Number(round(decimal(quantity).times(ofUnit), 0));
}
