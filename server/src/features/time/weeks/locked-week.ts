import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { TimeSettings } from '../time-settings.ts';
import type { KeptWeek } from './read-week.ts';

/** A week nobody else acts on until the transaction ends. */
export interface LockedWeek {
  personnelId: string;
  week: PlainDate;
  kept: KeptWeek;
  settings: TimeSettings;
}

/** Why something is not done with a week; of an entry, where it is about one. */
export interface WeekProblem {
  code: RefusalCode;
  params: RefusalParams;
  entryId?: string;
}

/** An entry of a week, as far as handing in and approving look at it. */
export interface EntryInWeek {
  id: string;
  state: TimeState;
  date: PlainDate;
  postedOn: PlainDate;
  seconds: number;
  hasText: boolean;
  isBillable: boolean;
  lineName: string;
  projectId: string;
  /** Who manages its project. */
  managerId: string | null;
}

const text = `select e.id, e.state, e.date::text, e.posted_on::text as "postedOn", e.seconds, e.text is not null as "hasText",
    e.is_billable as "isBillable", coalesce(e.line_label, '') as "lineName", e.project_id as "projectId", p.project_manager_id as "managerId"
  from entries e join projects p on p.id = e.project_id
  where e.personnel_id = $1 and e.date between $2::date and $3::date and e.deleted_at is null
  order by e.date, e.id for update of e`;

/** The entries of a locked week, which stay as they are until the transaction ends. */
export function entriesOf(call: Call, { personnelId, week }: LockedWeek): Promise<EntryInWeek[]> {
  return run<EntryInWeek>(call.db, text, [personnelId, week, addDays(week, 6)]);
}

/** Whether somebody may do what a person does with a week of their own: the person, and administrators. */
export function isTheirs({ caller }: Call, { personnelId }: LockedWeek): boolean {
  return caller.personnelId === personnelId || isAdministrator({ caller });
}

/** Administrators approve everything, their own time too, which the history then says. */
export function isAdministrator({ caller }: Pick<Call, 'caller'>): boolean {
  return caller.role === 'SA' || caller.role === 'ADMIN';
}

/**
 * Which of some entries the caller may approve (delivery reference 3.3): by week those of people whose manager the caller is, by project those of
 * projects the caller manages; never one's own.
 */
export async function approvable(
  call: Call,
  week: LockedWeek,
  entries: readonly EntryInWeek[],
  projectId: string | undefined,
): Promise<EntryInWeek[]> {
  const asked = projectId === undefined ? entries : entries.filter((one) => one.projectId === projectId);
  const { caller } = call;
  if (isAdministrator(call)) return [...asked];
  if (caller.role !== 'EDITOR' || caller.personnelId === null || caller.personnelId === week.personnelId) return [];
  if (week.settings.approval === 'project') return asked.filter(({ managerId }) => managerId === caller.personnelId);
  return (await isManagedBy(call, week)) ? [...asked] : [];
}

/** Whether the caller approves weeks of a person as a whole, also those without any entry. */
export async function approvesWeek(call: Call, week: LockedWeek): Promise<boolean> {
  if (isAdministrator(call)) return true;
  const { caller } = call;
  if (caller.role !== 'EDITOR' || week.settings.approval === 'project') return false;
  return caller.personnelId !== week.personnelId && (await isManagedBy(call, week));
}

async function isManagedBy({ db, caller }: Call, { personnelId }: LockedWeek): Promise<boolean> {
  const managed = 'select 1 from personnels where id = $1 and manager_id = $2';
  return caller.personnelId !== null && (await run(db, managed, [personnelId, caller.personnelId])).length > 0;
}
