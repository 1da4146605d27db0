import type { Reader } from '@mandate/contract/access/roles.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { type Booking, bookingStatuses } from '@mandate/contract/overview/record/capacity.ts';
import type { TeamBooking } from '@mandate/contract/overview/record/personnel-overview.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import type { RecordFacts } from './record-facts.ts';

/** A row of a project's team as it is stored; its days are its own, else the project's. */
export interface StoredBooking extends Booking {
  projectId: string;
  status: ProjectStatus;
  role: string;
  startDate: PlainDate | null;
  endDate: PlainDate | null;
}

const columns = `m.project_id as "projectId", t.status, m.role, coalesce(m.start_date, t.start_date)::text as "startDate",
  coalesce(m.end_date, t.end_date)::text as "endDate", trim_scale(m.allocation_percent)::text as "allocationPercent",
  trim_scale(m.hours_per_week)::text as "hoursPerWeek", m.booking_kind as "bookingKind"`;

/** The rows that take a person's time today, of projects the caller may list. */
export async function bookingsNow({ db, caller }: Call, { id, today }: RecordFacts): Promise<StoredBooking[]> {
  const sqlQuery = new SqlQuery();
  const day = sqlQuery.bind(today);
  const text = `select ${columns} from project_members m join projects t on t.id = m.project_id
    where m.personnel_id = ${sqlQuery.bind(id)} and t.deleted_at is null and t.status::text = any(${sqlQuery.bind(bookingStatuses)})
      and coalesce(m.start_date, t.start_date, ${day}::date) <= ${day} and coalesce(m.end_date, t.end_date, ${day}::date) >= ${day}
      and ${scopeSql(sqlQuery, project, 'list', caller)}`;
  return run<StoredBooking>(db, text, sqlQuery.values);
}

/** The rows of some projects that name a person, in their order. */
export async function bookingsIn(
  { db }: Call,
  { id }: RecordFacts,
  projectIds: readonly string[],
): Promise<StoredBooking[]> {
  if (projectIds.length === 0) return [];
  const text = `select ${columns} from project_members m join projects t on t.id = m.project_id
    where m.personnel_id = $1 and m.project_id = any($2) order by m.project_id, m.position`;
  return run<StoredBooking>(db, text, [id, projectIds]);
}

const timeFields = ['allocationPercent', 'hoursPerWeek', 'bookingKind'] as const;

/** Whether a reader is told how much of somebody's time a row takes. */
export function seesTime(reader: Reader): boolean {
  return timeFields.every((name) => isSeen(project.parts.members.fields[name], reader));
}

/** A row as its reader may see it. */
export function seenBooking(booking: StoredBooking, today: PlainDate, reader: Reader): TeamBooking {
  const { status, role, startDate, endDate } = booking;
  const holds = (startDate === null || startDate <= today) && (endDate === null || endDate >= today);
  const isNow = holds && bookingStatuses.some((one) => one === status);
  const seen = timeFields.filter((name) => isSeen(project.parts.members.fields[name], reader));
  return { role, startDate, endDate, isNow, ...Object.fromEntries(seen.map((name) => [name, booking[name]])) };
}
